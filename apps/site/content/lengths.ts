import { readinessLength } from './assessment-length.ts';
import { webinar } from './webinar.ts';
import { counted } from './words.ts';

/* Records of length as sentences say them. The header quotes these, so nothing large is imported here. */

/** 'sixty minutes'. */
export const webinarLength = counted(webinar.minutes, 'minute');
/** 'ten questions'. */
export const readinessQuestions = counted(readinessLength.questions, 'question');
/** 'five minutes'. */
export const readinessMinutes = counted(readinessLength.minutes, 'minute');
