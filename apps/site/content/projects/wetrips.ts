import images from '../images/wetrips/pictures.gen.ts';
import type { Project } from '../schema/collections.ts';

export default {
  id: 'wetrips',
  order: 4,
  title: 'Travel app for groups',
  company: 'wetrips',
  category: 'UX/UI Design',
  label: 'Travel app',
  description: 'Friends plan a trip together and stay friends: one list, one vote, one purse.',
  year: '2020–2021',
  role: 'UX/UI designer',
  mockup: 'mobile',
  technologies: ['Figma', 'User journey maps', 'Prototyping', 'iOS and Android guidelines'],
  outcomes: [
    'A trip agreed on in one evening',
    'Costs shared while they happen',
    'Works where there is no network',
  ],
  tint: '#b4521f',
  figure: { rule: 'branching', seed: 30 },
  images,
  detail: { file: 'wetrips/plan-piece', width: 360, height: 300, position: '50% calc(-54px - 27%)' },
  // A named client's case is told when the client has told it.
  story: [],
  permission: 'needed',
} satisfies Project;
