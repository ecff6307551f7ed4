import type { Thing } from 'schema-dts';
import type { PageHead } from '../../content/schema/basics.ts';

/** A page as a machine is told about it. */
export interface DescribedPage {
  /** Name of the file in pages/. */
  page: string;
  path: string;
  /** Paths of the pages above, the highest first; without the home page. */
  above: readonly string[];
  variant: string | undefined;
  /** Of a page with a parameter in its path. */
  subject: unknown;
  /** Canonical origin of the site. */
  origin: string;
  /** The canonical address, with the origin. */
  url: string;
  head: PageHead;
  /** Address of its social image. */
  image: string;
}

/** A thing that stands in the graph of a page on its own. */
export type Node = Exclude<Thing, string>;

/** Names of the things that more than one page speaks of. */
export const ids = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  owner: (origin: string) => `${origin}/#owner`,
  page: (url: string) => `${url}#page`,
  breadcrumbs: (url: string) => `${url}#breadcrumbs`,
  course: (origin: string, id: string) => `${origin}/workshops#${id}`,
};

/** Without the brand: 'UX design: research, structure, testing'. */
export function ownTitle({ title }: Pick<PageHead, 'title'>, brand: string): string {
  const tail = ` | ${brand}`;
  return title.endsWith(tail) ? title.slice(0, -tail.length) : title;
}
