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
  tint: '#66760f',
  figure: { rule: 'phyllotaxis', seed: 7 },
  images,
  detail: { file: 'bmw/feed-piece', width: 360, height: 300, position: '50% 100%' },
  // A named client's case is told when the client has told it.
  story: [],
  permission: 'needed',
} satisfies Project;
