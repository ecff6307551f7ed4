import type { CorporateFormat, Delivery } from './schema/offers.ts';

export const corporateFormats: readonly CorporateFormat[] = [
  {
    id: 'half-day',
    title: 'Half-day',
    text: 'One method, one problem, a whole department in one room.',
    length: { from: 4, to: 4, unit: 'hour' },
    participants: { from: 20, to: 50 },
  },
  {
    id: 'multi-day',
    title: 'Multi-day',
    text: 'From the question to the tested prototype, with time to sleep on it.',
    length: { from: 2, to: 5, unit: 'day' },
    participants: { from: 15, to: 30 },
  },
  {
    id: 'ongoing',
    title: 'Ongoing',
    text: 'A rhythm of sessions around one real problem, with coaching in between.',
    length: { from: 3, to: 12, unit: 'month' },
  },
];

export const deliveries: readonly Delivery[] = [
  {
    id: 'on-site-workshops',
    title: 'On-site workshops',
    text: 'We come to you. Your room, your material, your customers at the table.',
    points: ['Any city in Europe', 'A room and a wall are enough', 'Materials come with us'],
  },
  {
    id: 'virtual-programs',
    title: 'Virtual programs',
    text: 'Shorter blocks, a shared board, the same exercises. For teams that share no room.',
    points: ['Blocks of two hours', 'A board that stays yours', 'Recordings for those who missed one'],
  },
  {
    id: 'executive-retreats',
    title: 'Executive retreats',
    text: 'Two days away with those who decide. One question, no slides.',
    points: ['Six to twelve people', 'Conversations before and after', 'Decisions written down on site'],
  },
  {
    id: 'internal-innovation-labs',
    title: 'Internal innovation labs',
    text: 'We help you build the place, the team and the rhythm, and then we leave.',
    points: ['Charter and budget', 'Coaching for the first cases', 'Handover after a year at the latest'],
  },
];

export const targetGroups = [
  'Executive teams',
  'Heads of product and their teams',
  'Innovation managers',
  'R&D departments',
  'Strategy and business development',
] as const;
