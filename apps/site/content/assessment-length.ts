import { readiness } from './assessment.ts';

const minutesPerQuestion = 0.5;
const { length: questions } = readiness.questions;

/**
 * What is said of the assessment wherever somebody is invited to it, the header of every page included. The build puts
 * the two numbers in place of this module, so that no page carries the questions along for their count.
 */
export const readinessLength = { questions, minutes: Math.ceil(questions * minutesPerQuestion) };
