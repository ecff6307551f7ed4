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
  title: 'Get five starting points for a stuck problem',
  lead: 'Describe it in two sentences. Each point borrows from something alive, breaks a rule or sends you to look.',
  method: { href: '/laliaflia', label: 'The method behind it' },
} as const;

/** A sample, to show what comes out: all five. */
const sample = {
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
    {
      text: 'A bee dances only for the best field, and the others follow. What if one sign at the door showed the quickest way?',
      icon: 'spiral',
      method: methodologies.laliaflia.name,
    },
    {
      text: 'Ask for more: ten times as many parcels come, and there is no desk at all. What would you do then?',
      icon: 'branch',
      method: methodologies['applied-imagination'].name,
    },
  ],
} as const satisfies Pick<IdeasMiniature, 'challenge' | 'ideas'>;

/** The same on a smaller panel, which has room for three. */
export const example = {
  kind: 'ideas',
  caption: 'An example: what went in, and three of five starting points',
  challenge: sample.challenge,
  ideas: sample.ideas.slice(0, 3),
} as const satisfies IdeasMiniature;

export const output = {
  title: 'What comes out',
  text: 'An example: five starting points for an overrun returns desk. Each says where it comes from.',
  ...sample,
} as const;

export const form = {
  lead: `Send it, and one of us writes back with five starting points ${promises.answer}. Your address is used for that and for nothing else.`,
  /** Instead of `lead` once scripts run. */
  here: 'Five starting points in two seconds, free and without an account. They are made in this browser. What you write is sent to nobody.',
  label: 'Idea sprint',
  challenge: {
    label: 'What does not work?',
    hint: 'Two sentences. Who is stuck, and at which moment?',
    example: `For example: ${sample.challenge} Customers wait an hour, and by noon the staff give up.`,
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
  submit: 'Send the challenge',
  /** Instead of `submit` once scripts run. */
  generate: { idle: 'Generate Ideas', busy: 'Generating Ideas...', done: 'Generate Ideas' },
  honeypot: 'Leave this field empty',
} as const;

export const next = {
  title: 'What to do next',
  items: [
    {
      title: 'See how ready your team is',
      text: `${capital(readinessQuestions)}, ${readinessMinutes}. The result shows where your team loses ideas.`,
      href: '/ai-assessment',
    },
    {
      title: 'Work on the challenge for a day',
      text: 'In a workshop you test the best idea with people from outside your team.',
      href: '/workshops',
    },
  ],
} as const;

export const closing = {
  title: 'Too much for two sentences?',
  text: `Tell us about it in a discovery call. It is free and takes ${promises.discoveryCall}.`,
  actions: [
    { href: '/contact', label: 'Book Discovery Call' },
    { href: '/workshops', label: 'See all workshops' },
  ],
} as const;
