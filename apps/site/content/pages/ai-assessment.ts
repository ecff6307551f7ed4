import { readiness } from '../assessment.ts';
import { readinessLength } from '../assessment-length.ts';
import { countText, dateText } from '../format.ts';
import { subjects } from '../head.ts';
import { readinessQuestions } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { andList } from '../words.ts';

const { questions } = readiness;
const length = countText(readinessLength.minutes, 'minute');

export const head = {
  title: `Innovation readiness assessment | ${site.brand}`,
  description: `${questions.length} questions, ${length}, free: how well your team discovers, invents, delivers and learns, and which programme fits the result.`,
  keywords: ['innovation readiness', 'innovation assessment', 'team self-assessment', ...subjects],
} as const satisfies PageHead;

export const intro = {
  back: { href: '/ai-lab', label: 'AI Innovation Lab' },
  title: 'How ready is your team for something new?',
  lead: `Answer ${readinessQuestions} in ${length}, free and without an account, and see the reason for every score.`,
  actions: [
    { href: '#questions', label: 'Start the assessment' },
    { href: '/innovators-dna', label: 'Read about the five skills' },
  ],
} as const;

/** What the drawing of the opening shows: scores of a team that finds much and releases little. */
export const example = [88, 62, 27, 48] as const;

export const preview = {
  title: 'A reason for every score',
  text: 'Each question asks what your team does, not what you think of it. So every point of a score leads back to one of your answers.',
  facts: [
    { term: 'Questions', value: `${questions.length}` },
    { term: 'Takes', value: length },
    { term: 'Costs', value: 'Nothing' },
    { term: 'Account', value: 'None' },
  ],
  actions: [{ href: '#questions', label: 'Start the assessment' }],
} as const;

/** Beside it: the lowest of the four scores of the example, and why. */
export const explained = {
  caption: 'An example: the lowest of four scores, and why',
  title: 'Delivery',
  score: example[2],
  of: 'of 100',
  /** Each question; below it the answer given, and why it counts so. */
  reasons: [
    {
      points: 20,
      answer: questions[3].text,
      text: '“It waits for the next planning round.” An idea that waits for a planning round loses the people who wanted it.',
    },
    {
      points: 20,
      answer: questions[6].text,
      text: '“We go on until the budget is used up.” A budget says when the money ends, not whether it was worth it.',
    },
    {
      points: 40,
      answer: questions[8].text,
      text: '“About a quarter.” A quarter leaves room for four lessons a year.',
    },
  ],
} as const;

/** The four scores, as they are called. */
export const measured = ['Discovery', 'Creativity', 'Delivery', 'Culture'] as const;

export const measures = {
  title: 'What it measures, with an example',
  lead: 'Four scores from 0 to 100. The example is a team that finds much and releases little.',
  /** Below each score of the example. */
  of: 'of 100',
  /** Below the columns of a score: which questions they are. */
  asked: (numbers: readonly number[]) => `Questions ${andList(numbers)}`,
  /** What each of them counts. */
  texts: [
    'How often you learn something new: from customers at work, from people in other fields.',
    'Whether you go on after the first good idea, and who may question a rule.',
    'How long it takes from an idea to something that a user can try, and what decides about the next step.',
    'What happens after a failure, and whether people can say that they do not know.',
  ],
} as const;

export const form = {
  title: `The ${readinessQuestions}`,
  lead: 'Please answer them all. Good companies often score low in one part.',
  label: 'Innovation readiness assessment',
  intro: `Leave an address below the last question: a person reads your answers and writes back ${promises.assessmentReview}, with four scores, the reason for each, and one recommendation.`,
  /** Above the questions, with the tiles of each part: they fill as answers are given. */
  parts: {
    names: {
      discovery: 'Discovery',
      creativity: 'Creativity',
      delivery: 'Delivery',
      culture: 'Culture',
    },
    text: `The first of ${questions.length} questions follows, then the others. Each tile is a question and fills when you answer it. Each of the four parts gets a score.`,
  },
  hints: { email: 'Used for the answer and for nothing else.' },
  submit: 'Send my answers',
  honeypot: 'Leave this field empty',
} as const;

/** Take the place of a form once scripts run. */
export const startWords = {
  lead: 'One question after the other. At the end you see four scores, the reason for each, and one recommendation. A fixed table scores them in your browser, without AI. No answer is sent unless you send it.',
  begin: 'Start the assessment',
  goOn: (place: number) => `Continue at question ${place}`,
  result: 'See your result',
  again: 'Answer again',
  stopped: (place: number) => `On this device you have reached question ${place}.`,
  finished: (moment: number) => `Your last result is from ${dateText(new Date(moment).toISOString())}.`,
} as const;

export const start = {
  ...startWords,
  title: form.title,
  count: questions.length,
  first: {
    kind: 'question',
    caption: `The first of ${questions.length} questions. Answer for the team that you know best.`,
    text: questions[0].text,
    options: questions[0].options,
  },
} as const;

/** Where the host shows the visitor after a form sent without scripts. */
export const assessmentAction = '/thank-you?type=assessment';

export { questions };

export const closing = {
  title: 'Prefer to talk?',
  text: `A discovery call is free and takes ${promises.discoveryCall}. Tell us about one project that is stuck.`,
  actions: [
    { href: '/contact', label: 'Book Discovery Call' },
    { href: '/workshops', label: 'See all workshops' },
  ],
} as const;
