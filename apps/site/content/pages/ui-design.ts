import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const service = services['ui-design'];

export const head = {
  title: `UI design: screens, systems, handover | ${site.brand}`,
  description: `Wireframes, visual design and design systems that your engineers can build from. A funding platform now takes ${claims.applicationTime.value} ${claims.applicationTime.label}.`,
  keywords: ['interface design', 'design systems', 'prototyping', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: service.back,
  title: 'UI design your engineers can build from',
  lead: 'Wireframes, screens and a design system, with every state drawn before it is built.',
  actions: service.actions,
  note: firstCall,
} as const;

/** A sheet of one form in all its states, as engineers get it. */
export const sheet = {
  alt: 'A sheet of drawn states: a button, a field, a switch and a status label, each as it rests, under the pointer, in focus, at work, after a mistake and when it cannot be used.',
  button: { label: 'Send form', busy: 'Sending' },
  field: { label: 'Amount', value: '€48,000', wrong: '€80,000', error: 'At most €50,000' },
  toggle: 'Remind me',
  status: ['Draft', 'Sent', 'In review', 'Approved', 'Closed'],
  names: {
    button: ['Rest', 'Focus', 'Pointer', 'Busy', 'Off'],
    field: ['Empty', 'Typing', 'Filled', 'Mistake', 'Locked'],
    toggle: ['Off', 'Focus', 'On', 'Changing', 'Locked'],
  },
} as const;

export const areas = {
  title: 'What UI design covers',
  lead: 'From the first wireframes to the review of the release. You can start with any of the four.',
  layout: 'ledger',
  numbered: false,
  items: service.areas,
} as const;

export const process = {
  title: 'How a UI project runs',
  lead: 'You choose between two directions. From then on each finished screen makes the next one quicker.',
  numbered: true,
  items: service.steps,
} as const;

export const platforms = {
  title: 'Platforms',
  lead: 'Web and mobile, both built from one design system.',
  tools: [
    { name: 'Web', note: 'from 320 pixels to a wall display' },
    { name: 'Mobile', note: 'iOS and Android, by the guidelines of each' },
    { name: 'Design systems', note: 'tokens, components and the rules for both' },
  ],
} as const;

export const cases = {
  title: 'UI case studies',
  lead: 'A platform for companies that apply for funding, and an app in which friends plan a trip.',
  items: projectsOf(service.projects),
} as const;

export const closing = {
  title: 'Bring one screen to the first call',
  text: 'Choose the screen you like least. We go through it together and say what we would change.',
  actions: service.actions,
} as const;
