import { fundingForm, fundingMap } from '../../media/device-frame/desktop-screens.sample.ts';
import { seatMap, trip } from '../../media/device-frame/phone-screens.sample.ts';
import { longForm, twoLists } from '../../media/sketch/sketch.sample.ts';
import type { CaseComparisonProps } from './case-comparison.tsx';
import type { CaseCoverProps } from './case-cover.tsx';
import type { CaseDetailsProps } from './case-details.tsx';
import type { CaseOutcomeProps } from './case-outcome.tsx';

/* For stories and tests. */

export const seats = {
  title: 'Airline seat selection',
  lead: 'Passengers choose in three taps and know why the seat is good before they pay for it.',
  facts: ['Condor', '2023', 'Senior designer'],
  screen: { device: 'phone', image: seatMap },
  tint: '#0a6fb8',
} as const satisfies CaseCoverProps;

export const funding = {
  title: 'Enterprise funding platform',
  lead: 'From a form of ninety pages to one that asks only what the case at hand needs.',
  facts: ['Fördera', '2021–2022'],
  screen: { device: 'desktop', image: fundingForm },
  tint: '#8a5a12',
} as const satisfies CaseCoverProps;

export const decisions = {
  title: 'Key decisions',
  items: [
    {
      text: 'Every free seat says its price.',
      device: 'phone',
      image: seatMap,
      tried: { text: 'A list of rows, without the cabin around it.', marks: twoLists },
    },
    {
      text: 'The form stands beside the law it comes from.',
      device: 'desktop',
      image: fundingMap,
      tried: { text: 'All questions on one page.', marks: longForm },
    },
    { text: 'One receipt for the whole family.', device: 'phone', image: trip },
  ],
  tint: '#0a6fb8',
} as const satisfies CaseDetailsProps;

export const outcome = {
  title: 'What came of it',
  proof: { value: '60 %', label: 'less time for an application' },
  measured: 'From opening the form to sending it, with the same twelve companies before and after.',
  outcomes: ['Forms that ask only what the case needs', 'A status that applicants understand'],
  tint: '#8a5a12',
} as const satisfies CaseOutcomeProps;

export const comparison = {
  title: 'Before and after',
  before: { text: 'Ninety pages of PDF', marks: longForm },
  after: { device: 'desktop', image: fundingForm },
  afterLabel: 'One question at a time',
  tint: '#8a5a12',
} as const satisfies CaseComparisonProps;
