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
import { inOneLine } from '../words.ts';

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

/** From the seat that one chooses to the boarding pass: two screens that no other page of the services shows. */
const ofCondor = ['condor/seat-facts', 'condor/boarding'];

/** The project that the opening speaks of, and the one further down. */
export const cases = {
  first: { ...condor, images: condor.images.filter(({ file }) => ofCondor.includes(file)) },
  second: bmw,
} as const;

/** Above the second one. */
export const another = {
  title: 'The same steps on a larger product',
  lead: 'A platform for many clubs.',
} as const;

/** What the number of the first project says, counted in people: a quarter more than four are five. */
export const finishers = {
  title: 'Where four people finished, five do now',
  text: `That is what a ${claims.completionRate.value} ${claims.completionRate.label} means for an airline’s seat selection.`,
  gaveUp: 'The fifth gave up here',
  before: 4,
  now: 5,
} as const;

/** What belongs to each of the four areas of UX design. */
export const areas = service.areas.map(({ title, points }) => ({ title, text: inOneLine(points) }));

/** Each step is where one of them begins. */
export const process = {
  title: 'How a UX project runs',
  lead: 'Every project begins with a number to change, and a complete one ends when we have measured it. You can stop after the second step and keep what has been done.',
  steps: service.steps.map((step, i) => {
    const field = areas[i];
    return field === undefined ? step : { ...step, field };
  }),
} as const;

export const closing = {
  title: 'See five customers use your product',
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
