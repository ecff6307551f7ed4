import { prices } from './prices.ts';
import type { TrainingFormat } from './schema/offers.ts';

/** The formats of innovation training: other products than the workshops, with prices of their own. */
export const trainingFormats: readonly TrainingFormat[] = [
  {
    id: 'introduction',
    title: '1-Day Introduction',
    description: 'An introduction to all three methods, each with an exercise.',
    days: 1,
    price: prices.introduction,
    outcomes: ['Know which method fits which problem', 'One exercise to use the next morning'],
  },
  {
    id: 'semi-intensive',
    title: '2-Day Semi-Intensive',
    description:
      'All three methods in brief and one in depth, on material from your own work, with feedback on each attempt.',
    days: 2,
    price: prices.semiIntensive,
    outcomes: ['Lead a session without us', 'One case worked through to the end'],
  },
  {
    id: 'intensive',
    title: '3-Day Intensive',
    description: 'All three methods and how to teach them. On the third day each participant teaches.',
    days: 3,
    price: prices.intensive,
    outcomes: [
      'Teach the methods in your company',
      'Slides and worksheets you may change',
      'A plan for the first quarter',
    ],
  },
];
