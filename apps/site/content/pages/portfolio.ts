import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { projects } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';

export const head = {
  title: `Portfolio: ${inWords(projects.length)} design projects | ${site.brand}`,
  description: `An airline seat map, an AI coach, a community for car owners and ${inWords(projects.length - 3)} more: the screens, our role and the results.`,
  keywords: ['portfolio', 'case studies', 'UX/UI projects', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: 'Products we have designed',
  lead: `${capital(inWords(projects.length))} projects with their screens, our role and what came of them.`,
} as const;

/** The value of the filter for every company; the address does not name it. */
export const everyCompany = 'all';

export const filter = {
  label: 'Filter by Company',
  all: 'All',
  list: 'Projects',
  empty: 'No projects found for the selected company.',
  count: (shown: number) => (shown === 1 ? '1 project' : `${shown} projects`),
  /** What the address calls a company, where its first project is, and a detail of that one. */
  companies: projects
    .filter(({ company }, i) => projects.findIndex((each) => each.company === company) === i)
    .map(({ id, company, tint, detail }) => ({
      name: company,
      value: slug(company),
      first: id,
      tint,
      ...(detail === undefined ? {} : { detail }),
    })),
} as const;

export const facts = {
  title: 'The portfolio in numbers',
  stats: [
    claims.experienceInDesign,
    { ...claims.portfolioProjects, note: `of which ${inWords(projects.length)} may be shown here` },
    claims.portfolioIndustries,
    claims.portfolioSatisfaction,
  ],
} as const;

/** A line before the end, which is the cover of a case study. */
export const closing = {
  title: 'Tell us about your product',
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/services/design', label: 'Explore Services' },
  ],
} as const;

export const next = { lead: 'Read the case study' } as const;

/** Below all projects: not the first again, but the one in whose case study something can be tried. */
export const last = {
  id: 'condor',
  title: 'Try the seat map yourself',
  lead: 'Seat four people together in the case study',
} as const;

/** Projects whose screens take the whole width, so that nine are not nine equal rows. */
export const wide: readonly string[] = ['bmw', 'travel-platform'];

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
