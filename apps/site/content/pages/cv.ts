import type { CvGroup } from '@laliaflia/ui';
import { claims } from '../claims.ts';
import { cv } from '../cv.ts';
import { subjects } from '../head.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';
import livia from '../team/livia-arndt.ts';
import { toolGroups } from '../tools.ts';

export const head = {
  title: `CV of ${site.owner.name} | ${site.brand}`,
  description: `Stations, projects, methods and tools of a designer and innovation trainer with ${claims.experience.value} years of experience. Two pages when printed.`,
  keywords: ['CV', 'senior UX/UI designer', 'innovation trainer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/about', label: 'Back to About' },
  name: site.owner.name,
  seed: livia.figure.seed,
  lead: `${site.owner.role} in ${site.address.city}.`,
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/portfolio', label: 'View Portfolio' },
  ],
  facts: [
    { term: 'Experience', value: `${claims.experience.value} years` },
    ...cv.personal.filter(({ term }) => term === 'Nationality' || term === 'Languages'),
  ],
} as const;

/** Its first and its last year; what goes on ends with the scale. */
function spanOf(years: string): readonly [number, number] {
  const [first = site.copyrightYear, last] = [...years.matchAll(/\d{4}/g)].map(Number);
  return [first, last ?? (years.endsWith('today') ? site.copyrightYear : first)];
}

export const table: { title: string; lead: string; groups: readonly CvGroup[] } = {
  title: 'Curriculum vitae',
  lead: 'The latest first. Each tile is a year. This page prints on two A4 sheets, without menus and pictures.',
  groups: [
    {
      kind: 'facts',
      title: 'Personal information',
      facts: [
        // What stands beside the portrait is not said again.
        ...cv.personal.filter(({ term }) => term === 'Lives in'),
        { term: 'In UX and UI design', value: `${claims.experienceInDesign.value} years` },
        { term: 'E-mail', value: site.email, href: mailto },
        { term: 'Phone', value: site.phone.label, href: site.phone.href },
      ],
    },
    {
      kind: 'entries',
      large: true,
      title: 'Career',
      entries: cv.stations.map(({ years, title, place, text }) => ({
        when: years,
        years: spanOf(years),
        title,
        place,
        text,
      })),
    },
    {
      kind: 'entries',
      title: 'Featured projects',
      entries: projectsOf(cv.projects).map(({ id, year, title, company, role, outcomes }) => ({
        when: year,
        years: spanOf(year),
        title,
        place: `${company}. ${role}`,
        text: `${outcomes[0]}.`,
        href: `/portfolio#${id}`,
      })),
    },
    { kind: 'names', half: true, title: 'UX expertise', names: cv.uxExpertise },
    { kind: 'names', half: true, title: 'UI expertise', names: cv.uiExpertise },
    { kind: 'run', title: 'Soft skills', names: cv.softSkills },
    { kind: 'run', title: 'Industries', names: cv.industries },
    { kind: 'run', title: 'Tools', names: toolGroups.flatMap(({ tools }) => [...tools]) },
  ],
};

export const closing = {
  title: 'Would this help your team?',
  text: 'Write two sentences about your product and one about when you need help. Livia answers herself.',
  actions: [
    { href: '/contact', label: 'Write a message' },
    { href: '/team', label: 'Meet the others' },
  ],
} as const;
