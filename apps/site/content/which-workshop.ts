import { capital } from './words.ts';
import { daysOf } from './workshop-lengths.ts';

/** Which workshop is for what, in the words that every page uses. */
export const whichWorkshop = [
  `${capital(daysOf('ignite'))}: try the methods for the first time.`,
  `${capital(daysOf('deep'))}: turn an idea into a prototype.`,
  `${capital(daysOf('engine'))}: make it a habit.`,
].join(' ');
