import { countText, priceText } from '../format.ts';
import { programs } from '../programs.ts';
import { promises } from '../promises.ts';
import type { Assessment, Program } from '../schema/offers.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';
import { workshops } from '../workshops.ts';

/* What the assessment says while it asks and when it has a result. Fetched when somebody begins. */

export const areas: Readonly<Record<Assessment['questions'][number]['category'], string>> = {
  discovery: 'Discovery',
  creativity: 'Creativity',
  delivery: 'Delivery',
  culture: 'Culture',
};

const labels = {
  progress: 'Question {value} of {count}',
  previous: 'Previous',
  next: 'Next',
  finish: 'Get Results',
  keys: 'Number keys choose, Enter goes on',
} as const;

/** By version: how it is called, the way out of it, and whether progress is told as a share too. */
export const ways = {
  first: {
    title: 'Innovation readiness assessment',
    back: 'Back to Overview',
    labels: { ...labels, percent: (percent: number) => `${percent}%` },
  },
  lab: { title: 'The lab’s own check', back: 'Back to AI Lab', labels },
} as const;

export const flow = {
  aside: 'Your answers',
  privacy: 'Your answers stay in this browser, also when you close it. None is sent unless you send it.',
  link: {
    label: 'Copy a link to go on elsewhere',
    copied: 'Link copied. It holds your answers behind its #, a part that browsers keep to themselves.',
    failed: 'The browser does not allow copying here. This is the link:',
  },
} as const;

export const levels: Readonly<Record<Program['id'], string>> = {
  ignite: workshops.ignite.title,
  deep: workshops.deep.title,
  engine: workshops.engine.title,
};

/** Titles: what is strongest, what is weakest, and the cases that need neither. */
export const titles = {
  strong: {
    discovery: 'You notice what is new',
    creativity: 'You go on after the first idea',
    delivery: 'You bring ideas to users',
    culture: 'You learn from what fails',
  },
  weak: {
    discovery: 'but meet too few customers',
    creativity: 'but stop looking too early',
    delivery: 'but let users wait too long',
    culture: 'but leave too much unsaid',
  },
  allLow: 'A beginning in all four areas',
  allHigh: 'Strong in all four areas',
  even: 'The same height in all four areas',
} as const;

/** Up to here an area is a beginning, from there on it is strong. */
export const marks = { low: 45, high: 70 } as const;

export const summaries = {
  apart: (weak: string, low: number, strong: string, high: number) =>
    `${weak} with ${low} of 100 is where a step counts most. ${strong} with ${high} is what you can build on.`,
  even: (score: number) =>
    `Each area has ${score} of 100, so no single one holds you back. Begin where the next project is.`,
} as const;

export const lift = {
  title: (level: string) => `What would lift it to ${level}`,
  distance: (threshold: number, average: string) =>
    `That level begins at an average of ${threshold}. Yours is ${average}.`,
  change: (place: number, answer: string, was: string) =>
    `Question ${place}: “${answer}” instead of “${was}”`,
  one: 'One other answer is enough, once it is true:',
  several: (count: number) => `${capital(inWords(count))} other answers are enough, once they are true:`,
  highest: 'This is the highest of the three levels',
  keep: (threshold: number, average: string) =>
    `It begins at an average of ${threshold}, and yours is ${average}. Answer again in half a year: levels wear off.`,
} as const;

export const notes = {
  alone: (place: string) => `From ${place}`,
  mean: (places: string) => `Mean of ${places}`,
  sum: (places: string) => `Sum of ${places}, at most 100`,
  places: (places: readonly number[]) =>
    `${places.length === 1 ? 'question' : 'questions'} ${new Intl.ListFormat(site.language).format(places.map(String))}`,
} as const;

export const explained = {
  scored: (place: number, points: number, reason: string) =>
    `Question ${place} gave ${points} of 100 because ${reason}.`,
  better: (answer: string, points: number) => `“${answer}” would have given ${points}.`,
  points: (points: number) => `${points} of 100`,
  unscored: 'An answer in your own words is not scored. If you send your answers, a person reads it.',
} as const;

export const result = {
  labels: {
    scores: 'Scores by area',
    axis: 'Area',
    score: 'Score',
    average: 'Average',
    outOf: 'of 100 on average',
    explanations: 'Why these scores',
    answer: 'You answered:',
  },
  earlier: (when: string) => `Earlier, ${when}`,
  printed: (title: string, date: string) => `${title}, ${date}`,
  shared: 'You are looking at the result in a link. It is not kept on this device.',
  recommended: 'Recommended for you',
  pdf: 'Export PDF',
  again: 'Answer again',
  link: {
    label: 'Copy link to this result',
    copied: 'Link copied. Whoever has it sees your answers; nobody else does.',
    failed: flow.link.failed,
  },
} as const;

export const picture = {
  png: 'Save picture',
  svg: 'Save as SVG',
  file: 'innovation-readiness',
  saved: 'The picture is in your downloads.',
  failed: 'The picture could not be made. Please try again, or use Export PDF.',
} as const;

/** The recommended programme, from its records. */
export function recommendation(id: Program['id']) {
  const { title, description, price, duration } = programs[id];
  const { maxParticipants, includes } = workshops[id];
  return {
    intro: result.recommended,
    title,
    text: description,
    facts: [
      { label: 'Duration', value: duration },
      { label: 'Group', value: `at most ${maxParticipants} people` },
      { label: 'Guide price', value: priceText(price) },
      { label: 'Included', value: asOneList(includes.slice(-2)) },
    ],
    action: { href: `/workshop-details?type=${id}`, label: `See ${workshops[id].title}` },
  };
}

/** What begins large as an entry of its own goes on small. */
function asOneList(entries: readonly string[]): string {
  return entries.map((entry, i) => (i === 0 ? entry : entry.replace(/^\p{Lu}(?=\p{Ll})/u, lower))).join(', ');
}

function lower(letter: string): string {
  return letter.toLowerCase();
}

export const report = {
  title: 'Have it read by a person',
  text: (answers: number) =>
    `Sends your ${inWords(answers)} answers, the scores and this address to us. A person reads them and writes back ${promises.assessmentReview}.`,
  hints: { email: 'Used for the answer and for nothing else.' },
  submit: { idle: 'Send Report', busy: 'Sending...', done: 'Report Sent' },
  honeypot: 'Leave this field empty',
  success: {
    title: 'Your answers have arrived',
    text: (reference: string) =>
      `Reference ${reference}. A person reads them and writes to you ${promises.assessmentReview}. No automatic e-mail comes before that.`,
  },
  failed: 'Your answers could not be sent. They are kept here; please try again.',
} as const;

export const next = {
  title: 'Next steps',
  items: [
    {
      title: 'Strategy Session',
      text: 'We go through the result with your team and agree on the first change. Say when it suits you.',
      href: '/contact?topic=strategy-session',
    },
    {
      title: 'Strategy Call',
      text: `The same in ${promises.discoveryCall} on the phone, free. Bring the weakest of the four scores.`,
      href: '/contact?topic=strategy-call',
    },
    {
      title: 'Compare the workshops',
      text: `${countText(workshops.ignite.days, 'day')} to ${countText(workshops.engine.days, 'day')}, side by side, with what each includes.`,
      href: '/workshops',
    },
  ],
} as const;
