import { fundingForm, fundingMap } from '../../media/device-frame/desktop-screens.sample.ts';
import { boardingPass, seatMap, trip } from '../../media/device-frame/phone-screens.sample.ts';
import type { CaseStudy } from './case-study-card.tsx';

/** For stories and tests. */
export const seats = {
  title: 'Airline seat selection',
  company: 'Condor',
  category: 'UX/UI Design',
  description: 'Passengers choose in three taps and know why the seat is good before they pay for it.',
  proof: { value: '+25 %', label: 'completed seat reservations' },
  mockup: 'mobile',
  images: [seatMap, trip, boardingPass],
  tint: '#0a6fb8',
  technologies: ['User research', 'Prototyping', 'Usability tests', 'Design system'],
  outcomes: [
    'A quarter more reservations are finished',
    'Support calls about seats fell by a third',
    'One component draws every cabin',
    'Live in nine weeks',
  ],
  href: '#seat-selection',
} as const satisfies CaseStudy;

export const funding = {
  title: 'Enterprise funding platform',
  company: 'Federal funding office',
  category: 'Product Development',
  description: 'From a form of ninety pages to one that asks only what the case at hand needs.',
  proof: { value: '60 %', label: 'less time for an application' },
  mockup: 'desktop',
  images: [fundingForm, fundingMap],
  tint: '#8a5a12',
  technologies: ['Information architecture', 'Interface design', 'Front end'],
  outcomes: ['Forty minutes instead of a hundred', 'Four of five forms arrive complete'],
  href: '#funding-platform',
} as const satisfies CaseStudy;
