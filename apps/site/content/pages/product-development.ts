import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';

const service = services['product-development'];

export const head = {
  title: `Product development, sketch to release | ${site.brand}`,
  description: `Four phases, a release every two weeks and one person who answers for it. ${claims.appPortfolio.value} ${claims.appPortfolio.label}, a travel platform, a branding tool.`,
  keywords: ['product development', 'app design', 'minimum viable product', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'A product people can use by summer',
  lead: 'You bring the idea and the date. One person draws it, plans it and answers for it until people pay for it.',
  actions: service.actions,
} as const;

export const phases = {
  title: 'Four phases, four places to stop',
  lead: 'At the end of each you decide with something in your hands whether the next one is worth its price.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const rhythm = {
  title: 'A fortnight, again and again',
  lead: 'Design and build share one calendar. This is what two weeks of it look like.',
  steps: service.steps,
} as const;

export const projects = {
  title: 'Featured projects',
  lead: 'A platform, a family of apps, a circle of friends and a machine for brands.',
  items: projectsOf(service.projects),
} as const;

/** What we know about each field, in the order of the records. */
const known: Record<(typeof industries)[number], string> = {
  Advertising: 'Campaign tools that people open on a Monday, and dashboards a client can read alone.',
  Travel: 'Seats, baskets and itineraries: booking flows with many exceptions and little patience.',
  Telecommunications: 'Self-service for contracts that grew over decades, without a single internal word.',
  Automotive: 'Communities, configurators and apps that are used with one hand in a car park.',
  Finance: 'Forms that regulators accept and customers finish, with every step explained.',
  Health: 'Coaching and records for people who are worried, tired or holding a child.',
  Energy: 'Tariffs, meters and outages, shown so that a household can decide something.',
  'Public funding':
    'Applications in plain words, accessible to the public standard, with a status at any time.',
};

export const fields = {
  title: `${capital(inWords(industries.length))} industries`,
  lead: 'Rules differ, people do not. What we have not seen yet we ask in the first call.',
  layout: 'ledger',
  numbered: false,
  items: industries.map((industry) => ({ title: industry, text: known[industry] })),
} as const;

export const closing = {
  title: 'Bring the idea, we bring the questions',
  text: 'The first phase ends with one page: scope, price and dates, or the reason not to build it. You owe us nothing beyond it.',
  actions: service.actions,
} as const;
