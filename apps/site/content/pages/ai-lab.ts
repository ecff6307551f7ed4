import { readinessReasons } from '../assessment/reasons.ts';
import { readinessScores } from '../assessment/scores.ts';
import { labReadiness, readiness } from '../assessment.ts';
import { readinessLength } from '../assessment-length.ts';
import { countText, durationText } from '../format.ts';
import { subjects } from '../head.ts';
import { readinessQuestions } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Workshop } from '../schema/offers.ts';
import { site } from '../site.ts';
import { whichWorkshop } from '../which-workshop.ts';
import { capital, inWords } from '../words.ts';
import { detailsOf } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';
import { form as readinessForm, startWords } from './ai-assessment.ts';
import { example } from './idea-sprint.ts';

const [first] = readiness.questions;
const GIVEN = 2;

export const head = {
  title: `AI Innovation Lab: two free tools | ${site.brand}`,
  description:
    'A readiness assessment and an idea sprint, free and without an account. See what each asks, what comes out, and where a person takes over.',
  keywords: ['AI innovation lab', 'innovation tools', 'idea generator', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'AI Innovation Lab',
  lead: 'See how ready your team is, or find ideas for a stuck problem. Two free tools for every team, and a check for teams that use AI. All follow fixed rules and use no AI themselves.',
  actions: [
    { href: '/ai-assessment', label: 'Start the assessment' },
    { href: '/idea-sprint', label: 'Try the idea sprint' },
  ],
} as const;

/** Above what the opening draws: what goes in, and what comes out. */
export const drawn = {
  assessment: `${capital(readinessQuestions)}, four scores: an example`,
  ideas: 'One problem, five ideas: an example',
} as const;

export const tools = {
  assessment: {
    title: 'Innovation readiness assessment',
    text: `${capital(readinessQuestions)} about how your team works. You get four scores, and the workshop that suits their average.`,
    facts: [
      { term: 'For', value: 'Whoever leads a team' },
      { term: 'Takes', value: countText(readinessLength.minutes, 'minute') },
      { term: 'You get', value: 'Four scores, one recommendation' },
    ],
    actions: [
      { href: '/ai-assessment', label: 'Start the assessment' },
      { href: '/innovators-dna', label: 'Read about the five skills' },
    ],
    /** Its first question, as it is counted. */
    counted: {
      question: first.text,
      caption: `The first of ${readiness.questions.length} questions, and the points of each answer`,
      answers: first.options.map((label, i) => ({ label, points: readinessScores.q1[i] ?? 0 })),
      /** The answer whose reason is given. */
      given: GIVEN,
      because: `${readinessScores.q1[GIVEN]} of 100, because ${readinessReasons.q1[GIVEN]}.`,
      text: 'A table that is the same for everybody counts your answers and gives the reason for each score.',
    },
  },
  ideas: {
    title: 'Idea sprint',
    text: 'Describe a problem in two sentences and get five starting points. Each borrows from a living system, breaks a rule that you have stopped noticing, or sends you to look.',
    note: 'They give your team something to discuss. None of them is a finished plan, and some will not fit.',
    actions: [
      { href: '/idea-sprint', label: 'Try the idea sprint' },
      { href: '/laliaflia', label: 'The method behind it' },
    ],
    example,
  },
} as const;

export const sent = {
  title: 'You decide what is sent',
  text: `All of it runs in your browser. If you send us your answers, one of us reads them and writes back: on an assessment ${promises.assessmentReview}, on a problem ${promises.answer}.`,
} as const;

export const form = {
  title: 'A second check, for teams that use AI',
  lead: `Does your team already work with language models? Then take these ${inWords(labReadiness.questions.length)} other questions instead of the assessment, or after it. They have rules of their own and give four scores, too.`,
  label: 'Assessment of the AI lab',
  intro: `Leave an address below the last question. A person reads what you wrote and answers ${promises.assessmentReview}.`,
  parts: {
    names: readinessForm.parts.names,
    text: 'Six of the ten tiles are about discovery. Each fills with your answer.',
  },
  hints: { email: 'Used for the answer and for nothing else.' },
  submit: 'Send my answers',
  honeypot: 'Leave this field empty',
} as const;

/** Below the name of each part, before its first question. */
export const asked = (questions: number) =>
  questions === 1 ? 'One question:' : `${capital(inWords(questions))} questions, the first:`;

/** Takes the place of the form once scripts run. */
export const start = {
  ...startWords,
  title: form.title,
  count: labReadiness.questions.length,
  lead: `${form.lead} All of it happens in your browser, and no answer is sent unless you send it.`,
  begin: 'Start the check',
} as const;

export const closing = {
  title: 'Work on the result with your team',
  text: whichWorkshop,
  actions: [
    { href: '/workshops', label: 'See all workshops' },
    { href: '/contact', label: 'Book Discovery Call' },
  ],
} as const;

/** From which average on the assessment names which workshop. */
export const scale = ({ deep, engine }: Readonly<Record<'deep' | 'engine', number>>) => [
  span('ignite', 0, deep, `Below ${deep}`),
  span('deep', deep, engine, `${deep} to ${engine - 1}`),
  span('engine', engine, 100, `From ${engine}`),
];

/** The second check has limits of its own. */
export const otherLimits = ({ deep, engine }: Readonly<Record<'deep' | 'engine', number>>) =>
  `In the check for teams that use AI the limits are ${deep} and ${engine}.`;

const span = (id: Workshop['id'], from: number, to: number, note: string) => ({
  from,
  to,
  note,
  title: workshops[id].title,
  href: detailsOf(id),
  text: `${durationText(workshops[id])}. ${workshops[id].subtitle}.`,
});
