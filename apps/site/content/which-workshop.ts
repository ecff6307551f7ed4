import { inWords } from './words.ts';
import { daysOf } from './workshop-lengths.ts';
import { workshops } from './workshops.ts';

const { deep, engine } = workshops;

/** Which workshop is for whom, in the one sentence that every page uses. */
export const whichWorkshop = `A workshop of ${daysOf('ignite')} is for a team that has never worked this way, one of ${inWords(deep.days)} for trying an idea out, one of ${inWords(engine.days)} for making that a habit.`;
