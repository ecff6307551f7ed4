import type { IdeasMiniature } from '@laliaflia/ui';
import { subjects } from '../head.ts';
import { readinessMinutes, readinessQuestions } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital } from '../words.ts';

export const head = {
  title: `Idea sprint: five starting points | ${site.brand}`,
  description:
    'Describe a challenge in two sentences and get five starting points, borrowed from living systems and from rules that nobody questions. Free.',
  keywords: ['idea sprint', 'nature-inspired ideas', 'idea generator', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/ai-lab', label: 'AI Innovation Lab' },
  title: 'Five starting points for a stuck problem',
  lead: 'You describe what does not work. We look for something alive that had the same problem and is still alive.',
  actions: [
    { href: '#challenge', label: 'Describe your challenge' },
    { href: '/laliaflia', label: 'The method behind it' },
  ],
} as const;

/** A sample, to show what comes out. */
export const example = {
  kind: 'ideas',
  caption: 'An example: what went in, and three of five starting points',
  challenge: 'Our returns desk is overrun every January.',
  ideas: [
    {
      text: 'Ants that meet a jam do not push. Some turn round and open a second track. Where does your queue begin, and what could be settled there?',
      icon: 'spiral',
      method: methodologies.laliaflia.name,
    },
    {
      text: 'Everybody takes for granted that the thing comes back before the money does. What if it were the other way round for those who always return on time?',
      icon: 'branch',
      method: methodologies['applied-imagination'].name,
    },
    {
      text: 'Stand beside the desk for an hour and count how many people want to return something, and how many only want to ask.',
      icon: 'wave',
      method: methodologies['innovators-dna'].name,
    },
  ],
} as const satisfies IdeasMiniature;

export const output = {
  title: 'What comes out',
  text: 'Starting points, not solutions. Each names where it comes from and ends in something you can do within a week. If none of the five helps, you have lost two sentences.',
  miniature: example,
} as const;

export const form = {
  title: 'Your challenge',
  lead: `Send it, and one of us writes back with five starting points ${promises.answer}.`,
  /** Instead of `lead` once scripts run. */
  here: 'Five starting points in two seconds, made in this browser. What you write is sent to nobody.',
  label: 'Idea sprint',
  challenge: {
    label: 'What does not work?',
    hint: 'Two sentences. Who is stuck, and at which moment?',
    missing: 'Write a sentence about what does not work',
  },
  industry: {
    label: 'Industry',
    any: 'Any industry',
    choices: [
      { value: 'technology', label: 'Technology' },
      { value: 'healthcare', label: 'Healthcare' },
      { value: 'finance', label: 'Finance' },
      { value: 'manufacturing', label: 'Manufacturing' },
      { value: 'retail', label: 'Retail' },
      { value: 'education', label: 'Education' },
      { value: 'other', label: 'Other' },
    ],
  },
  hints: { email: 'Used for the answer and for nothing else.' },
  submit: 'Send the challenge',
  /** Instead of `submit` once scripts run. */
  generate: { idle: 'Generate Ideas', busy: 'Generating Ideas...', done: 'Generate Ideas' },
  honeypot: 'Leave this field empty',
} as const;

export const next = {
  title: 'Two ways to go on',
  items: [
    {
      title: 'Find out where your team loses ideas',
      text: `${capital(readinessQuestions)}, ${readinessMinutes}. The result names the weakest of four parts.`,
      href: '/ai-assessment',
    },
    {
      title: 'Work on the challenge for a day',
      text: 'A workshop takes the best of the five and tests it on people from outside the team.',
      href: '/workshops',
    },
  ],
} as const;

export const closing = {
  title: 'Is it too large for two sentences?',
  text: `Then tell it. A discovery call takes ${promises.discoveryCall} and costs nothing.`,
  actions: [
    { href: '/contact', label: 'Book Discovery Call' },
    { href: '/workshops', label: 'See all workshops' },
  ],
} as const;
