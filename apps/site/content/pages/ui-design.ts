import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ui-design'];

export const head = {
  title: `UI design: screens, systems, handover | ${site.brand}`,
  description: `Wireframes, visual design and design systems that arrive in the code as drawn. One funding platform takes ${claims.applicationTime.value} ${claims.applicationTime.label}.`,
  keywords: ['interface design', 'design systems', 'prototyping', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'Drawn once, built as drawn',
  lead: 'Screens that explain themselves, in parts your engineers can keep. What stands in the file stands in the browser.',
  actions: service.actions,
} as const;

export const areas = {
  title: 'What UI design covers',
  lead: 'From grey boxes to the reviewed release. Most teams come to us in the middle, which is fine.',
  layout: 'ledger',
  items: service.areas,
} as const;

export const process = {
  title: 'Four steps to a system',
  lead: 'Two directions, one decision, and from then on every screen makes the next one cheaper.',
  steps: service.steps,
} as const;

export const platforms = {
  title: 'Platforms',
  lead: 'One set of parts for all of them, with the habits of each respected.',
  tools: [
    { name: 'Web', note: 'from 320 pixels to the wall display' },
    { name: 'Mobile', note: 'iOS and Android, by their own guidelines' },
    { name: 'Design systems', note: 'tokens, components and the rules for both' },
  ],
} as const;

export const cases = {
  title: 'From ninety pages to one screen at a time',
  lead: 'A form for companies that apply for funding, and a trip that friends plan on their phones.',
  items: projectsOf(service.projects),
} as const;

export const closing = {
  title: 'Send one screen, see it drawn again',
  text: 'Pick the screen you are least proud of. In the first conversation we take it apart together, line by line.',
  actions: service.actions,
} as const;
