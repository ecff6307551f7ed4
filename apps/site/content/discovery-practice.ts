import { methodologies } from './methodologies.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const titles = [
  'Why, why\u00a0not, what\u00a0if',
  'Watch without helping',
  'One call outside',
  'Prove yourself wrong',
  'Two lists, one line',
] as const;

/** Minutes that an exercise takes on its day. */
export const practiceMinutes = 10;

/** One exercise for each of the five discovery skills, each on a weekday of its own. */
export const discoveryPractice = titles.map((title, i) => ({
  skill: methodologies['innovators-dna'].parts[i]?.title ?? '',
  title,
  day: weekdays[i] ?? '',
}));
