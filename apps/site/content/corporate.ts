import { onDemand, prices } from './prices.ts';
import type { Amount } from './schema/facts.ts';
import type { CorporateFormat, Delivery } from './schema/offers.ts';

/** The formats of innovation training cost the same for each of their days. */
export const trainingDay = {
  kind: 'amount',
  amount: prices.introduction.amount,
  currency: prices.introduction.currency,
  unit: 'per person per day',
} as const satisfies Amount;

export const corporateFormats: readonly CorporateFormat[] = [
  {
    id: 'half-day',
    title: 'Half-day',
    text: 'One method and one problem, for a whole department.',
    length: { from: 4, to: 4, unit: 'hour' },
    participants: { from: 20, to: 50 },
    price: onDemand,
    priceNote: 'by place and size of the group',
  },
  {
    id: 'multi-day',
    title: 'Multi-day',
    text: 'From the question to a tested prototype, with several teams side by side.',
    length: { from: 2, to: 5, unit: 'day' },
    participants: { from: 15, to: 30 },
    price: trainingDay,
    priceNote: 'guide price',
  },
  {
    id: 'ongoing',
    title: 'Ongoing',
    text: 'Regular sessions on one real problem, with coaching in between.',
    length: { from: 3, to: 12, unit: 'month' },
    price: onDemand,
    priceNote: 'by number of sessions',
  },
];

export const deliveries: readonly Delivery[] = [
  {
    id: 'on-site-workshops',
    title: 'On-site workshops',
    text: 'We come to you and work with your material and your customers.',
    points: ['Any city in Europe', 'A room and a wall are enough', 'Materials come with us'],
  },
  {
    id: 'virtual-programs',
    title: 'Virtual programs',
    text: 'The same exercises in shorter sessions on a shared board, for teams in different places.',
    points: ['Sessions of two hours', 'A board that you keep', 'Recordings for those who missed one'],
  },
  {
    id: 'executive-retreats',
    title: 'Executive retreats',
    text: 'Two days away with your decision makers, on one question and without slides.',
    points: [
      'A small group: six to twelve people',
      'Conversations before and after',
      'Decisions written down on site',
    ],
  },
  {
    id: 'internal-innovation-labs',
    title: 'Internal innovation labs',
    text: 'We help you set up the space, the team and the routines, and then hand over.',
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
