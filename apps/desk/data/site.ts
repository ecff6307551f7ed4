import { setting } from './setting.ts';

/** What the desk knows of the site beside it. The build of the site hands it over, so that each fact stands in one place. */
export interface DeskSite {
  /** Whose it is. */
  name: string;
  /** Its origin. */
  url: string;
  /** The page with the form that anybody may send. */
  contact: string;
  /** The page with which an address leaves the newsletter, without its token. */
  leave: string;
  /** By the version that a report names. */
  assessments: Readonly<Record<string, { path: string; questions: readonly SiteQuestion[] }>>;
  /** A booking names its workshop by the title. */
  workshops: readonly { id: string; title: string; seats: number }[];
  webinar: { title: string; seats: number; dates: readonly { moment: string; when: string }[] };
}

export type SiteQuestion = { id: string; text: string } & (
  | { type: 'text' }
  | { type: 'multiple' | 'scale'; options: readonly string[] }
);

let known: DeskSite | undefined;

export function site(): DeskSite {
  known ??= JSON.parse(setting('site') || 'null') ?? {
    name: '',
    url: location.origin,
    contact: '',
    leave: '',
    assessments: {},
    workshops: [],
    webinar: { title: '', seats: 0, dates: [] },
  };
  return known as DeskSite;
}
