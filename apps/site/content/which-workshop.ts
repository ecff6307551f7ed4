import { inWords } from './words.ts';
import { daysOf } from './workshop-lengths.ts';
import { workshops } from './workshops.ts';

const { deep, engine } = workshops;

/** Which workshop is for whom, in the one sentence that every page uses. */
export const whichWorkshop = `The readier a team is, the longer the workshop that suits it: ${daysOf('ignite')} to learn the methods, ${inWords(deep.days)} to try an idea out, ${inWords(engine.days)} to make that a habit.`;
