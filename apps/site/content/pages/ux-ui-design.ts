import { subjects } from '../head.ts';
import { firstCall } from '../lengths.ts';
import { projectsOf } from '../projects.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';

const { 'ux-design': ux, 'ui-design': ui } = services;

export const head = {
  title: `UX and UI design in one project | ${site.brand}`,
  description:
    'Research and screens in one project, without a handover in between: six steps instead of eight. How it works, and when to book only one of the two.',
  keywords: ['UX/UI design', 'product designer', 'one designer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: ux.back,
  title: 'UX and UI design in one project',
  lead: `One team, led by ${site.owner.name.split(' ')[0]}, talks to your users and draws the screens. Nothing gets lost between research and design.`,
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/portfolio', label: 'View Portfolio' },
  ],
  note: firstCall,
} as const;

export const reasons = {
  title: 'What you gain from one project',
  lead: 'With two suppliers there is a handover. With one there are three advantages.',
  items: [
    {
      title: 'Findings become screens on the same day',
      text: 'What we learn from your users goes straight into the prototype.',
      points: ['Notes beside each screen', 'A reason for every change'],
    },
    {
      title: 'The design system records its reasons',
      text: 'Each component keeps the test result that led to it. Two years later you can still look up why the date has three fields.',
      points: ['Decisions in the documentation', 'Words and states included'],
    },
    {
      title: 'Reliable estimates',
      text: 'There is one schedule instead of two. When a test calls for changes, the plan moves by days, without a new round of offers.',
      points: ['One price for UX and UI', 'A date for every release'],
    },
  ],
} as const;

/** A part of a design system as such a project leaves it; its numbers are those of the reasons. */
export const record = {
  alt: 'A sheet about a date field. A question from an interview in the morning, and the field of three parts in the afternoon; the reason for them, with four states; and one schedule of both crafts, in which the release has moved by three days.',
  title: 'Date field',
  number: 'Design system, part 12',
  finding: { when: 'Interview, in the morning', said: '“Is that day first, or month first?”' },
  field: {
    when: 'Prototype, in the afternoon',
    parts: [
      { label: 'Day', value: '14' },
      { label: 'Month', value: '06' },
      { label: 'Year', value: '2026' },
    ],
  },
  states: {
    why: 'Why three fields',
    reason: 'Nobody has to guess the order.',
    examples: [
      { name: 'At rest', value: 'Day' },
      { name: 'In use', value: '1' },
      { name: 'Error', value: '41' },
      { name: 'Done', value: '14' },
    ],
  },
  schedule: {
    plan: 'UX above and UI below, day by day',
    moved:
      'The dashed line is the planned release. After the test it moved by three days, to the yellow mark.',
  },
} as const;

/** Both crafts as they follow each other in one project. */
export const process = {
  title: 'How UX and UI run as one project',
  lead: 'Six steps instead of eight, because nobody has to be briefed halfway through.',
  steps: [
    { craft: 'UX', title: 'Listen', text: 'We talk to your users and to your support team.' },
    { craft: 'UI', title: 'Sketch', text: 'First sketches on the same day, while the interviews are fresh.' },
    { craft: 'UX', title: 'Order', text: 'User flows and labels, only as many as the task needs.' },
    { craft: 'UI', title: 'Draw', text: 'Real screens with real text, in two directions.' },
    { craft: 'UX', title: 'Test', text: 'Five people test it, we change it, five more test it.' },
    {
      craft: 'UX and UI',
      title: 'Hand over',
      text: 'Components with states and reasons, and a date to measure the result.',
    },
  ],
} as const;

export const halves = {
  title: 'Book UX or UI alone',
  lead: 'If you already have a researcher or a visual designer, book only the other half.',
  layout: 'ledger',
  numbered: false,
  items: [ux, ui].map(({ title, areas, href }) => ({
    title,
    text: `${areas.map((area) => area.title).join(', ')}.`,
    href,
  })),
} as const;

export const cases = {
  title: 'A project that needed both',
  items: projectsOf(['wetrips']),
} as const;

export const closing = {
  title: 'Start with a prototype in two weeks',
  text: `Tell us which task it should cover. We answer ${promises.answer} whether two weeks are enough.`,
  actions: [
    { href: '/contact', label: 'Start Your Project' },
    { href: '/services/design', label: 'All design services' },
  ],
} as const;

/** The working days of the two weeks, below the last call. */
export const days = { count: 10, first: 'Day 1', last: 'Day 10: your prototype' } as const;
