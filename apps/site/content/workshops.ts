import { onDemand, prices } from './prices.ts';
import type { Workshop } from './schema/offers.ts';

const everyWorkshop = ['Three methods, hands on', 'Workbook and worksheets', 'A tested idea of your own'];
const deepAdds = ['1-on-1 coaching', '30-day follow-up support'];

/** From the shortest to the longest; each keeps what the one before it gives. */
export const workshops: Record<Workshop['id'], Workshop> = {
  ignite: {
    id: 'ignite',
    title: 'Ignite Day',
    subtitle: 'First answers to one problem in one day',
    description:
      'Your team learns three ways to find ideas by using each on a problem of its own, and tests the best idea before the day ends.',
    days: 1,
    hours: 8,
    maxParticipants: 20,
    price: onDemand,
    guidePrice: prices.ignite,
    figure: { rule: 'phyllotaxis', seed: 5 },
    includes: everyWorkshop,
    outcomes: [
      'A clear question that everybody agrees on',
      'Thirty ideas or more, and the reasons for the best three',
      'The best idea tested on people from outside the team',
    ],
  },
  deep: {
    id: 'deep',
    title: 'Deep Dive',
    subtitle: 'From an idea to a prototype that customers have tried, in two days',
    description:
      'The first day is Ignite Day. On the second you build the best idea as a prototype, show it to customers and change it the same afternoon.',
    days: 2,
    hours: 16,
    maxParticipants: 15,
    price: onDemand,
    guidePrice: prices.deep,
    figure: { rule: 'branching', seed: 8 },
    includes: [...everyWorkshop, ...deepAdds],
    outcomes: [
      'A clickable prototype that customers have used',
      'Notes on what they did with it',
      'A coached plan for each participant',
      'Support during the first thirty days',
    ],
  },
  engine: {
    id: 'engine',
    title: 'Innovation Engine',
    subtitle: 'Three days that end with a prototype and a plan for the next ninety',
    description:
      'Two days are for the product. On the third you settle who decides, by which numbers and how often. You leave with a plan for ninety days.',
    days: 3,
    hours: 24,
    maxParticipants: 12,
    price: onDemand,
    guidePrice: prices.engine,
    figure: { rule: 'strands', seed: 3 },
    includes: [...everyWorkshop, ...deepAdds, '90-day implementation plan'],
    outcomes: [
      'A prototype, tested twice',
      'A schedule of weekly experiments with names and dates',
      'Three figures that show whether it works',
      'A plan for ninety days that management has seen',
    ],
  },
};
