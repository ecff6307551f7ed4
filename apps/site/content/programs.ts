import { countText } from './format.ts';
import { prices } from './prices.ts';
import type { Program } from './schema/offers.ts';
import { workshops } from './workshops.ts';

/** What the assessment recommends, by the answer of the scoring. */
export const programs: Record<Program['id'], Program> = {
  ignite: {
    id: 'ignite',
    title: `${workshops.ignite.title} Workshop`,
    description: 'Begin together and begin small: one day, one problem, first answers.',
    price: prices.ignite,
    duration: countText(workshops.ignite.days, 'day'),
  },
  deep: {
    id: 'deep',
    title: `${workshops.deep.title} Workshop`,
    description: 'You have ideas enough. Two days turn the best one into something customers can use.',
    price: prices.deep,
    duration: countText(workshops.deep.days, 'day'),
  },
  engine: {
    id: 'engine',
    title: workshops.engine.title,
    description: 'You try ideas out now and then. This makes it a habit, with a plan for ninety days.',
    price: prices.engine,
    duration: `${workshops.engine.days}+ days`,
  },
};
