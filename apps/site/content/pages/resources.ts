import { readinessLength } from '../assessment-length.ts';
import { downloads } from '../downloads.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { readinessQuestions } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { speech } from '../speech.ts';
import { capital, inWords } from '../words.ts';

export const head = {
  title: `Resources to read, try and take along | ${site.brand}`,
  description:
    'The workshop brochure, articles, three method explainers with exercises, two tools that run in the browser, and a monthly newsletter. All free.',
  keywords: ['innovation resources', 'workshop brochure', 'creativity exercises', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Free methods, tools and articles',
  lead: 'Only the newsletter asks for your address.',
} as const;

export const articles = {
  title: 'Our newest articles',
  more: { href: '/blog', label: 'All articles' },
} as const;

const keynote = speech.video.minutes;
const weekday = exerciseMinutes.aDay;

/** What takes a known time, each with the minutes of its parts: the shortest first. */
const timed: readonly { title: string; text: string; href: string; minutes: readonly number[] }[] = [
  {
    title: 'Innovation readiness assessment',
    text: `${capital(readinessQuestions)}, four scores and one recommendation. No account: your answers stay on your device until you send them.`,
    href: '/ai-assessment',
    minutes: [readinessLength.minutes],
  },
  {
    title: methodologies.laliaflia.name,
    text: `${capital(inWords(exerciseMinutes.nature))} minutes with a dandelion, an octopus or an oak, to find a rule that you can use.`,
    href: methodologies.laliaflia.href,
    minutes: [exerciseMinutes.nature],
  },
  {
    title: 'Keynote with transcript',
    text: 'The speech on innovation leadership, to watch or to read with its time marks.',
    href: '/speech',
    minutes: [keynote],
  },
  {
    title: methodologies['applied-imagination'].name,
    text: `${capital(inWords(exerciseMinutes.rule))} minutes to question a rule, then ${inWords(exerciseMinutes.eleventh)} that begin with the eleventh idea.`,
    href: methodologies['applied-imagination'].href,
    minutes: [exerciseMinutes.rule, exerciseMinutes.eleventh],
  },
  {
    title: methodologies['innovators-dna'].name,
    text: `${capital(inWords(weekday))} minutes on each weekday, one skill a day. Monday begins with ${inWords(exerciseMinutes.questions)} minutes of questions.`,
    href: methodologies['innovators-dna'].href,
    minutes: [weekday, weekday, weekday, weekday, weekday],
  },
];

/** The first of all, beside a dial whose rings are the entries from the innermost on. */
export const exercises = {
  id: 'exercises',
  dial: ['One hour', 'One cell is one minute.'],
  question: 'How many minutes do you have?',
  note: 'Each ring shows the minutes of one line. A new exercise starts at a yellow cell.',
  unit: 'min',
  items: timed.map((item) => ({
    ...item,
    length: String(item.minutes.reduce((sum, part) => sum + part, 0)),
  })),
} as const;

export const tools = {
  title: 'A brochure and two more tools',
  lead: 'Both tools run on your device. What you type stays there until you send it.',
  brochure: {
    title: 'The workshop brochure',
    text: 'Four pages: what happens in each workshop, what it gives and what it costs.',
    action: downloads.brochure,
  },
  sprint: {
    title: 'Idea sprint',
    text: 'Describe a challenge and get five ideas, each with the method behind it.',
    href: '/idea-sprint',
  },
  lab: {
    title: 'AI Innovation Lab',
    text: 'A check for teams that already work with AI, and the way to the other tools.',
    href: '/ai-lab',
  },
} as const;

export const closing = {
  title: 'Ask your questions live',
  actions: [
    { href: '/webinar', label: 'See the live webinar' },
    { href: '#newsletter', label: 'Subscribe below' },
  ],
} as const;
