import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';

const service = services['product-development'];

export const head = {
  title: `Product development, sketch to release | ${site.brand}`,
  description: `Four phases, a release every two weeks and one designer in charge. Done for ${claims.appPortfolio.value} ${claims.appPortfolio.label}, a travel platform and a branding tool.`,
  keywords: ['product development', 'app design', 'minimum viable product', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'Product development from idea to release',
  lead: 'A release every two weeks, and a decision after each of the four phases whether the next is worth its price.',
  actions: service.actions,
  note: firstCall,
} as const;

export const phases = {
  title: 'The four phases',
  lead: 'After each you have something you can use, and you decide whether to go on.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const rhythm = {
  title: 'What two weeks look like',
  lead: 'Designers and engineers work to one schedule and release at the end of it.',
  steps: service.steps,
} as const;

export const projects = {
  title: 'Featured projects',
  lead: 'Fifteen small apps, a travel platform, a social app for wishes and a branding tool.',
  items: projectsOf(service.projects),
} as const;

/** What we know about each field, in the order of the records. */
const known: Record<(typeof industries)[number], string> = {
  Advertising: 'Campaign tools for agencies, and dashboards that clients understand without help.',
  Travel: 'Seats, baskets and itineraries: booking flows with many exceptions.',
  Telecommunications: 'Self-service for old and complicated contracts, in words that customers use.',
  Automotive: 'Communities, configurators, and apps that work with one hand.',
  Finance: 'Forms that regulators accept and customers complete, with every step explained.',
  Health: 'Coaching and health records for people who are worried or tired.',
  Energy: 'Tariffs, meters and outages, shown so that a household can act on them.',
  'Public funding':
    'Applications in plain language that meet the public accessibility standard and show their status.',
};

export const fields = {
  title: `${capital(inWords(industries.length))} industries`,
  lead: 'What we know about each. What is new to us we ask in the first call.',
  layout: 'ledger',
  numbered: false,
  items: industries.map((industry) => ({ title: industry, text: known[industry] })),
} as const;

export const closing = {
  title: 'Tell us about your idea',
  text: 'The first phase ends with one page: scope, price and dates, or the reason not to build it. You need not book more.',
  actions: service.actions,
} as const;
