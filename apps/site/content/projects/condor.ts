import { claims } from '../claims.ts';
import images from '../images/condor/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

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
    'Families seated together in two taps',
    'Usable with a screen reader from the first row to the last',
  ],
  claim: claims.completionRate,
  tint: '#0a6fb8',
  figure: { rule: 'branching', seed: 13 },
  images,
  story: [
    'The airline sold seats on a page of its own, after the fare, before the payment. Many who opened it left without choosing, and called the service line a week later.',
    'We sat beside nine families and four people who fly every week. The families wanted to sit together and did not care where; the others knew their row and wanted it in two taps. Nobody read the legend.',
    'The new map starts from the people, not from the aircraft: whoever books is already seated together, and each seat says its price before it is touched. We tested four versions, two of them with a screen reader only, and released the one with the fewest colours.',
  ],
  permission: 'needed',
} satisfies Project;
