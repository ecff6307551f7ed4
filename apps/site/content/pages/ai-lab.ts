import { labReadiness, readiness } from '../assessment.ts';
import { readinessLength } from '../assessment-length.ts';
import { countText } from '../format.ts';
import { subjects } from '../head.ts';
import { readinessQuestions } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';
import { workshopSpan } from '../workshop-lengths.ts';
import { start as readinessStart } from './ai-assessment.ts';
import { example } from './idea-sprint.ts';

const [first] = readiness.questions;

export const head = {
  title: `AI Innovation Lab: two free tools | ${site.brand}`,
  description:
    'A readiness assessment and an idea sprint, free and without an account. See what each asks, what comes out, and where a person takes over.',
  keywords: ['AI innovation lab', 'innovation tools', 'idea generator', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'AI Innovation Lab',
  lead: 'Two instruments to try before you talk to us. One finds the weak spot of a team, the other breaks a stuck problem open.',
  actions: [
    { href: '/ai-assessment', label: 'Start the assessment' },
    { href: '/idea-sprint', label: 'Try the idea sprint' },
  ],
} as const;

export const tools = {
  assessment: {
    title: 'Innovation readiness assessment',
    text: `${capital(readinessQuestions)} about what your team did in the last weeks. Four scores, the weakest of them named, and one programme that would help.`,
    facts: [
      { term: 'Takes', value: countText(readinessLength.minutes, 'minute') },
      { term: 'You get', value: 'Four scores, one recommendation' },
    ],
    actions: [
      { href: '/ai-assessment', label: 'Start the assessment' },
      { href: '/innovators-dna', label: 'The skills behind it' },
    ],
    miniature: {
      kind: 'question',
      caption: `The first of ${readiness.questions.length} questions`,
      text: first.text,
      options: first.options,
    },
  },
  ideas: {
    title: 'Idea sprint',
    text: 'Describe a problem in two sentences. Five starting points come back, each taken from something that lives or from a rule that you have stopped noticing.',
    facts: [
      { term: 'You need', value: 'One real problem' },
      { term: 'You get', value: 'Five starting points' },
    ],
    actions: [
      { href: '/idea-sprint', label: 'Try the idea sprint' },
      { href: '/laliaflia', label: 'The method behind it' },
    ],
    miniature: example,
  },
} as const;

export const honesty = {
  title: 'What the machine does, and what it does not',
  lead: 'A lab should label its bottles.',
  items: [
    {
      title: 'Scores are arithmetic',
      text: 'The assessment counts your answers by a table that is the same for everybody, and gives the reason for each score.',
    },
    {
      title: 'Ideas are prompts for people',
      text: 'They are written to start a conversation in your team. None of them is a plan, and two of five are usually wrong in a useful way.',
    },
    {
      title: 'Nothing is sent by itself',
      text: `Both tools run in your browser. What you choose to send is read by one of us, who writes back: on an assessment ${promises.assessmentReview}, on a problem ${promises.answer}.`,
    },
  ],
} as const;

export const form = {
  title: 'The lab’s own check',
  lead: `${capital(inWords(labReadiness.questions.length))} other questions, about discovery and machines. One of them wants an answer in your own words.`,
  label: 'Assessment of the AI lab',
  intro: `Leave an address below the last question. A person reads what you wrote and answers ${promises.assessmentReview}.`,
  hints: { email: 'Used for the answer and for nothing else.' },
  submit: 'Send my answers',
  honeypot: 'Leave this field empty',
} as const;

/** Takes the place of the form once scripts run. */
export const start = {
  ...readinessStart,
  title: form.title,
  lead: `${form.lead} Counted in your browser by another rule, and nothing leaves it unless you send it.`,
  begin: 'Start the check',
} as const;

export const closing = {
  title: 'Bring the result to a table',
  text: `A workshop takes the weakest of the four parts and works on it with your own material, for ${workshopSpan}.`,
  actions: [
    { href: '/workshops', label: 'See all workshops' },
    { href: '/contact', label: 'Book Discovery Call' },
  ],
} as const;
