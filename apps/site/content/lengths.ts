import { readinessLength } from './assessment-length.ts';
import { promises } from './promises.ts';
import { webinar } from './webinar.ts';
import { counted } from './words.ts';

/* Records of length as sentences say them. The header quotes these, so nothing large is imported here. */

/** 'sixty minutes'. */
export const webinarLength = counted(webinar.minutes, 'minute');
/** 'ten questions'. */
export const readinessQuestions = counted(readinessLength.questions, 'question');
/** 'five minutes'. */
export const readinessMinutes = counted(readinessLength.minutes, 'minute');
/** What a first step costs and when the answer comes: below the main action of every page that asks for one. */
export const firstCall = `The first call is free and takes ${promises.discoveryCall}. We answer ${promises.answer}.`;
