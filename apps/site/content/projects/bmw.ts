import { claims } from '../claims.ts';
import images from '../images/bmw/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'bmw',
  order: 3,
  title: 'Automotive community platform',
  company: 'BMW',
  category: 'UX/UI Design',
  label: 'Automotive community platform',
  description:
    'A home for people who love one make of car: rides, meetings, repairs, and the stories behind them.',
  year: '2022',
  role: 'UX lead',
  mockup: 'desktop',
  technologies: ['Sketch', 'User research', 'Information architecture', 'Prototyping'],
  outcomes: [
    'One feed for clubs, events and garages',
    'Events found by map and by date',
    'Moderation that volunteers can carry',
  ],
  claim: claims.communityMembers,
  tint: '#2b5fa8',
  figure: { rule: 'phyllotaxis', seed: 7 },
  images,
  story: [
    'Clubs, garages and owners each had a page of their own, in four languages and as many designs. Who looked for a meeting nearby found the one of the year before.',
    'We spent three weekends at rallies with a notebook. People there do not ask for content, they ask three things: who else has my model, who can mend it, and where do we meet. The platform has exactly these three entrances.',
    'Moderation was the hard part, because it is done by volunteers after work. Every decision fits on one screen, can be taken back, and tells the author why. The clubs moved in one after the other and brought their archives.',
  ],
  permission: 'needed',
} satisfies Project;
