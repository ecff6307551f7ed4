import { trainingFormats } from './training.ts';
import { counted, inWords } from './words.ts';
import { workshops } from './workshops.ts';

/* How long workshops and trainings take, as sentences say it, and what else several pages say of each workshop. */

const lengths = Object.values(workshops).map(({ days }) => days);
const trainings = trainingFormats.map(({ days }) => days);

/** 'one to three days', over all workshops. */
export const workshopSpan = span(lengths);
/** 'one, two or three days'. */
export const workshopDays = choice(lengths);
export const trainingSpan = span(trainings);
export const trainingDays = choice(trainings);

/** From the shortest to the longest. */
export const workshopOrder = [
  'ignite',
  'deep',
  'engine',
] as const satisfies readonly (keyof typeof workshops)[];

/** Address of a workshop's own page. */
export const detailsOf = (id: keyof typeof workshops) => `/workshop-details?type=${id}`;

export const guidePrice = 'guide price';

/** 'three days', of one workshop. */
export function daysOf(id: keyof typeof workshops): string {
  return counted(workshops[id].days, 'day');
}

export const hoursOfADay = 8;

function span(days: readonly number[]): string {
  return `${inWords(Math.min(...days))} to ${counted(Math.max(...days), 'day')}`;
}

function choice(days: readonly number[]): string {
  return `${days.slice(0, -1).map(inWords).join(', ')} or ${counted(days.at(-1) ?? 0, 'day')}`;
}

/** What the length of a corporate format is a part of, as its drawing counts it. */
export const wholes = {
  hour: { count: hoursOfADay },
  day: { count: 5 },
  month: { count: 12 },
} as const;
