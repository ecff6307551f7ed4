import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { companies, projects } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';

export const head = {
  title: `Portfolio: ${inWords(projects.length)} projects, screen by screen | ${site.brand}`,
  description: `An airline seat map, an AI coach, a community for car owners and ${inWords(projects.length - 3)} more: what was wrong, what we drew, and what came of it.`,
  keywords: ['portfolio', 'case studies', 'UX/UI projects', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  title: `${capital(inWords(projects.length))} projects, each in its own colours`,
  lead: 'Phones, desktops and whole families of apps. Open a line to read how it went, the detours included.',
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/services/design', label: 'Explore Services' },
  ],
} as const;

/** The value of the filter for every company; the address does not name it. */
export const everyCompany = 'all';

export const filter = {
  label: 'Filter by Company',
  all: 'All',
  empty: 'No projects found for the selected company.',
  count: (shown: number) => (shown === 1 ? '1 project' : `${shown} projects`),
  /** What the address calls a company, and where its first project is. */
  companies: companies.map((name) => ({
    name,
    value: slug(name),
    first: projects.find(({ company }) => company === name)?.id ?? '',
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

export const closing = {
  title: 'The next could be yours',
  text: 'Tell us what should be different a year from now. We say honestly whether a designer is what it takes.',
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/services/design', label: 'Explore Services' },
  ],
} as const;

export { projects };

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
