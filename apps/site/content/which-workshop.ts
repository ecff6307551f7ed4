import { capital, inWords } from './words.ts';
import { daysOf } from './workshop-lengths.ts';
import { workshops } from './workshops.ts';

const { deep, engine } = workshops;

/** Which workshop is for whom, in the one sentence that every page uses. */
export const whichWorkshop = `${capital(daysOf('ignite'))} is for learning the methods, ${inWords(deep.days)} for trying an idea out, ${inWords(engine.days)} for making that a habit.`;
