import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { capital, inOneLine, inWords } from '../words.ts';

const service = services['product-development'];

/** A part of the ten working days of two weeks. */
interface DayBar {
  label: string;
  /** From 1 to 10. */
  from: number;
  to: number;
  kind: 'plain' | 'design' | 'engineering' | 'release';
}

export const head = {
  title: `Product development, sketch to release | ${site.brand}`,
  description: `Four phases, small releases and one designer in charge. Done for ${claims.appPortfolio.value} ${claims.appPortfolio.label}, a travel platform and a branding tool.`,
  keywords: ['product development', 'app design', 'minimum viable product', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'Product development from idea to release',
  lead: 'A release every two weeks while we build. After each phase you decide whether the next is worth its price.',
  actions: service.actions,
  note: firstCall,
} as const;

export const phases = {
  title: 'The four phases',
  lead: 'You decide whether to go on.',
  items: service.areas.map(({ title, text, points }) => ({
    title,
    text,
    results: inOneLine(points),
  })),
} as const;

/** On which days of the two weeks each step takes place. Engineers follow the designers by two days. */
const days: readonly (readonly DayBar[])[] = [
  [{ label: 'Goal', from: 1, to: 1, kind: 'plain' }],
  [
    { label: 'Design', from: 2, to: 6, kind: 'design' },
    { label: 'Engineering', from: 4, to: 8, kind: 'engineering' },
  ],
  [{ label: 'Test', from: 9, to: 9, kind: 'plain' }],
  [{ label: 'Live', from: 10, to: 10, kind: 'release' }],
];

export const rhythm = {
  title: 'What two weeks look like',
  lead: 'Designers and engineers work to one schedule and release at the end of it.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  steps: service.steps.map((step, i) => ({ ...step, bars: days[i] ?? [] })),
} as const;

/** Whole screens, none of which the overview of the services shows. */
const shown = [
  'innoapps/shelf',
  'travel-platform/basket',
  'wish-visualizer/wall',
  'wish-visualizer/circle',
  'wish-visualizer/way',
  'branding-tool/sheet',
];

export const projects = {
  title: 'Featured projects',
  lead: 'Fifteen small apps, a travel platform, a social app for wishes and a branding tool.',
  items: projectsOf(service.projects).map(({ id, images, ...project }) => ({
    ...project,
    id,
    images: images.filter(({ file }) => shown.includes(file)),
  })),
} as const;

/** What we know about each field, in the order of the records. */
const known: Record<(typeof industries)[number], string> = {
  Advertising: 'campaign tools and dashboards',
  Travel: 'seats, baskets and itineraries',
  Telecommunications: 'self-service for old contracts',
  Automotive: 'communities and configurators',
  Finance: 'forms that customers complete',
  Health: 'coaching and health records',
  Energy: 'tariffs, meters and outages',
  'Public funding': 'accessible applications in plain language',
};

export const fields = {
  title: `${capital(inWords(industries.length))} industries`,
  lead: 'What we know in each. We ask about the rest in the first call.',
  tools: industries.map((name) => ({ name, note: known[name] })),
} as const;

export const closing = {
  title: 'Tell us about your idea',
  text: 'You can book the first phase alone. It may also end with the reason not to build.',
  actions: service.actions,
} as const;
