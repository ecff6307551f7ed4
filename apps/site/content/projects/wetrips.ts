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
  story: [
    'A trip with friends begins in a chat and ends in a spreadsheet that one person keeps and everybody else resents.',
    'Six groups let us read along while they planned. The quarrels were never about where to go. They were about who had said yes, who had paid, and who had not answered since Tuesday.',
    'The app therefore knows three states for every idea, namely proposed, agreed and paid, and shows them beside a face. It works without a network, since the questions come up in a car park or on a platform, and it puts the changes in order afterwards.',
  ],
  permission: 'needed',
} satisfies Project;
