import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { projectsOf } from '../projects.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const { 'ux-design': ux, 'ui-design': ui } = services;

export const head = {
  title: `UX and UI design from one person | ${site.brand}`,
  description:
    'Research and screens without a handover between them: one designer, one file, six steps instead of eight. How it works, and when it does not pay.',
  keywords: ['UX/UI design', 'product designer', 'one designer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: ux.back,
  title: 'No gap between finding out and drawing it',
  lead: 'Whoever watched a user hesitate on Tuesday moves the button on Wednesday. Nothing is lost in a report.',
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/portfolio', label: 'View Portfolio' },
  ],
} as const;

export const reasons = {
  title: 'What one person changes',
  lead: 'Most handovers exist because two people were hired. Here are three that go away.',
  numbered: true,
  items: [
    {
      title: 'Findings become screens the same day',
      text: 'There is no research report of eighty slides, since its only reader has written it. What was learned stands in the prototype.',
      points: ['Notes live beside the screens', 'Every change names its reason'],
    },
    {
      title: 'The system knows why',
      text: 'A component that comes from a test keeps the result with it. Two years later somebody can still look up why the date has three fields.',
      points: ['Decisions in the documentation', 'Words and states included'],
    },
    {
      title: 'Estimates that hold',
      text: 'One calendar instead of two. When the test shows a detour, the plan moves by days and not by another round of offers.',
      points: ['One price for both crafts', 'A date for every release'],
    },
  ],
} as const;

/** Both crafts as they follow each other when one person practises them. */
export const process = {
  title: 'Both processes, laid into one',
  lead: 'Eight steps become six, because whoever has heard the users need not be told about them.',
  steps: [
    { title: 'Listen', text: 'With users, and with those who answer their calls.' },
    { title: 'Sketch', text: 'The same evening, while the sentences are still in the ear.' },
    { title: 'Order', text: 'Flows and names first, and only as many as the task needs.' },
    { title: 'Draw', text: 'Real screens with real words, in two directions.' },
    { title: 'Test', text: 'Five people, changes overnight, five more.' },
    { title: 'Hand over', text: 'Parts with states, reasons and a date for the number.' },
  ],
} as const;

export const halves = {
  title: 'Each half on its own',
  lead: 'If you have a researcher, or a visual designer you trust, take only the other half.',
  methods: [
    {
      title: ux.title,
      text: `${ux.areas.map(({ title }) => title).join(', ')}.`,
      href: ux.href,
      figure: 'branching',
    },
    {
      title: ui.title,
      text: `${ui.areas.map(({ title }) => title).join(', ')}.`,
      href: ui.href,
      figure: 'strands',
    },
  ],
} as const;

export const proof = {
  title: 'What came of it, where we could measure',
  stats: [
    { ...claims.completionRate, note: 'Airline seat selection, measured against the page before it' },
    { ...claims.applicationTime, note: 'Enterprise funding platform, from opening the form to sending it' },
    { ...claims.communityMembers, note: 'Automotive community platform' },
  ].map(({ value, label, note }) => ({ value, label, note })),
} as const;

export const cases = {
  title: 'One we did from end to end',
  items: projectsOf(['wetrips']),
} as const;

export const closing = {
  title: 'Two weeks, one task, a tested prototype',
  text: `The smallest way to begin. Tell us which task, and ${promises.answer} you know whether it fits into two weeks.`,
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/services/design', label: 'All design services' },
  ],
} as const;
