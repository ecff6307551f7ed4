import { fundingForm, fundingList, fundingMap } from '../../media/device-frame/desktop-screens.sample.ts';
import {
  boardingPass,
  departures,
  seatMap,
  trip,
  whySeat,
} from '../../media/device-frame/phone-screens.sample.ts';
import type { ProjectCardProps } from './project-card.tsx';

/** For stories and tests. */
export const seats = {
  id: 'seat-selection',
  title: 'Airline seat selection',
  client: 'Condor',
  year: '2023',
  category: 'UX/UI Design',
  contribution: 'Lead UX designer, with two engineers',
  description: 'Passengers choose in three taps and know why the seat is good before they pay for it.',
  proof: { value: '+25 %', label: 'completed seat reservations' },
  tint: '#2f6bff',
  gallery: { mockup: 'mobile', images: [seatMap, trip, boardingPass, whySeat, departures] },
  technologies: ['Figma', 'React Native', 'Remote usability tests'],
  outcomes: [
    'A quarter more reservations are finished',
    'Support calls about seats fell by a third',
    'One component draws every cabin of the fleet',
  ],
} as const satisfies ProjectCardProps;

export const funding = {
  id: 'funding-platform',
  title: 'Enterprise funding platform',
  client: 'Federal funding office',
  year: '2019 to 2022',
  category: 'Product Development',
  contribution: 'Product designer and front-end lead',
  description: 'From a form of ninety pages to one that asks only what the case at hand needs.',
  proof: { value: '60 %', label: 'less time for an application' },
  tint: '#0b7a4b',
  gallery: { mockup: 'desktop', images: [fundingList, fundingForm, fundingMap] },
  technologies: ['TypeScript', 'Design system', 'Accessibility audit'],
  outcomes: ['Applications take forty minutes instead of a hundred', 'Four of five forms arrive complete'],
} as const satisfies ProjectCardProps;

/** No screens yet, and a story. */
export const branding = {
  id: 'branding-tool',
  title: 'Automated branding tool',
  client: 'Markwerk',
  year: '2024',
  category: 'AI-Powered Design',
  description: 'From a name and three adjectives to a logo, colours and type that fit each other.',
  tint: '#4a5a1a',
  cover: { rule: 'strands', seed: 34 },
  gallery: { mockup: 'showcase', images: [] },
  outcomes: ['A first identity in ten minutes', 'Contrast checked for every pair of colours'],
  story: [
    'Small companies pay for a logo and receive a file. What they lack is the rest.',
    'We took thirty identities apart and wrote down the rules behind the good ones.',
    'A person chooses between six directions and turns three dials.',
  ],
} as const satisfies ProjectCardProps;
