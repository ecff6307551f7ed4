import { claims } from '../claims.ts';
import type { Project } from '../schema/collections.ts';
import { screens } from '../seats/pictures.ts';

export default {
  id: 'condor',
  order: 2,
  title: 'Airline seat selection',
  company: 'Condor',
  category: 'UX/UI Design',
  label: 'Airline seat selection',
  description:
    'A seat map that answers the three questions people have: where, beside whom, and what it costs.',
  year: '2023',
  role: 'Senior UX/UI designer',
  mockup: 'mobile',
  technologies: ['Figma', 'Usability testing', 'A/B testing', 'Design system'],
  outcomes: [
    'Seats and prices on one screen',
    'Families seated side by side in one row',
    'Usable with a screen reader from the first row to the last',
  ],
  claim: claims.completionRate,
  tint: '#0a6fb8',
  figure: { rule: 'branching', seed: 13 },
  images: screens,
  detail: { file: 'condor/seat-facts-piece', width: 360, height: 300 },
  prototype: 'seat-map',
  // A named client's case is told when the client has told it.
  story: [],
  permission: 'needed',
} satisfies Project;
