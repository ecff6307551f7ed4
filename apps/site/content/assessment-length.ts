/**
 * What is said of the assessment wherever somebody is invited to it. Apart from its questions, which would weigh ten
 * times as much in the header of every page; the content check counts them.
 */
export const readinessLength = { questions: 10, minutes: 5 };
