import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import bmw from '../projects/bmw.ts';
import condor from '../projects/condor.ts';
import { promises } from '../promises.ts';
import { researchReport } from '../research-report.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ux-design'];

export const head = {
  title: `UX design: research, structure, testing | ${site.brand}`,
  description: `User research, information architecture and usability tests by a senior designer. An airline’s seat selection now has a ${claims.completionRate.value} ${claims.completionRate.label}.`,
  keywords: ['user research', 'information architecture', 'usability testing', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'UX design that helps people finish what they start',
  lead: 'We find where people give up, learn why from them and remove the obstacle.',
  actions: service.actions,
  note: firstCall,
} as const;

/** The project that opens the page, and the one further down. */
export const cases = { first: condor, second: bmw } as const;

/** Above the second one. */
export const another = {
  title: 'The same steps on a larger product',
  lead: 'A platform for many clubs.',
} as const;

/** What the number of the first project says, counted in people: a quarter more than four are five. */
export const finishers = {
  title: 'Where four people finished, five do now',
  text: `That is what a ${claims.completionRate.value} ${claims.completionRate.label} means. Every UX project begins with such a goal. A complete project ends when we have measured it.`,
  before: 4,
  now: 5,
} as const;

/** Each step is where one of the four areas of UX design begins. */
export const process = {
  title: 'How a UX project runs',
  lead: 'Four steps, each with its area of UX design. You can stop after the second and keep what has been done.',
  steps: service.steps.map((step, i) => {
    const field = service.areas[i];
    return field === undefined ? step : { ...step, field };
  }),
} as const;

export const closing = {
  title: 'Watch five people use your product',
  text: `In one day we run five test sessions and write ${researchReport}. ${site.owner.name} answers your question ${promises.answer}.`,
  actions: [{ href: '/contact', label: 'Describe your project' }],
  address: {
    term: 'Office',
    lines: [
      site.legalName,
      site.address.street,
      `${site.address.postalCode} ${site.address.city}`,
      site.address.country,
    ],
  },
} as const;
