import type { ExerciseProps } from '@laliaflia/ui';
import { workshopFor } from '../closing.ts';
import { discoveryPractice, practiceMinutes } from '../discovery-practice.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { readinessMinutes, readinessQuestions } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital, inWords } from '../words.ts';

const method = methodologies['innovators-dna'];

export const head = {
  title: `Innovator’s DNA: five discovery skills | ${site.brand}`,
  description:
    'Questioning, observing, networking, experimenting, associating: what discoverers do that deliverers do not, and how to practise each skill.',
  keywords: ['Innovator’s DNA', 'discovery skills', 'discoverers and deliverers', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: method.name,
  lead: method.description,
  back: { href: '/methodologies', label: 'All methods' },
  actions: [
    { href: '#questions', label: 'Try a four-minute exercise' },
    { href: '/workshops', label: 'See the workshops' },
  ],
  note: 'After the research of Jeff Dyer, Hal Gregersen and Clayton Christensen.',
} as const;

/** What each kind says of itself, and where between the two somebody may stand, from 0 to 8. */
export const sides = {
  title: 'Discoverers and deliverers',
  lead: 'A company needs both. Most people are a mixture, so look at how you spend your week.',
  ends: ['Discoverers', 'Deliverers'],
  /** Read out only: what the column between the two holds. */
  between: 'What tells them apart',
  rows: [
    {
      label: 'They begin with',
      values: ['a question that nobody has asked', 'a goal that somebody has set'],
      at: 2,
    },
    { label: 'They trust', values: ['what they have seen themselves', 'what has worked before'], at: 1 },
    {
      label: 'A week is good when',
      values: ['something turned out differently', 'everything was done on time'],
      at: 5,
    },
    { label: 'They meet people', values: ['to hear what they do not know', 'to get what they need'], at: 3 },
    { label: 'They fail by', values: ['never finishing', 'finishing the wrong thing'], at: 6 },
  ],
  example: 'The yellow knobs show one person as an example: partly a discoverer, partly a deliverer.',
} as const;

const beginnings: Record<string, string> = {
  Questioning: 'In the first meeting, ask one question for each answer that you give.',
  Observing: 'Stand for ten minutes where your product is used, with empty hands.',
  Networking: 'Have lunch with somebody whose job you could not explain.',
  Experimenting: 'Find the cheapest way to prove your favourite plan wrong.',
  Associating: 'Open a magazine about another trade and copy one habit.',
};

export const skills = {
  title: 'Five discovery skills',
  lead: 'None of them is a talent. Each is a habit that you can practise, starting tomorrow. Four collect, and the fifth connects.',
  items: method.parts.map(({ title, text }) => ({
    id: title.toLowerCase(),
    title,
    text,
    begin: beginnings[title] ?? '',
  })),
} as const;

export const teaser = {
  title: 'How does your team discover and deliver?',
  text: `${capital(readinessQuestions)}, ${readinessMinutes}. Answer for the team that you know best, and get four scores with their reasons.`,
  actions: [{ href: '/ai-assessment', label: 'Take the quick self-assessment' }],
} as const;

/** What to do on each day, in the order of the record. */
const practised = [
  'Take a decision of yours. Write three questions of each kind about it, and answer none of them.',
  'See somebody use what you make. Note every pause longer than three seconds, and say nothing.',
  'Ring somebody from another trade. Describe your problem and ask what they would call it.',
  'Write what you believe, and the smallest test that could refute it. Do it the same day.',
  'Write what you learned on one side, your problem on the other. Join two things that do not belong together, and find what connects them.',
];

/** What else is in the calendar of each day, in the order of its hours. */
const meetings = [
  ['Team meeting', 'Supplier', 'Budget', 'Reports'],
  ['Shop visit', 'Interview', 'Planning'],
  ['Stand-up', 'Roadmap', 'Workshop', 'E-mail'],
  ['Board paper', 'Interview', 'Pricing'],
  ['Sales call', 'Review', 'One-to-one', 'Month end'],
] as const;

export const practice = {
  title: 'Practise one a day',
  lead: 'Ten minutes each, one skill per weekday. On Friday you connect what you have found.',
  caption: `An example week of eight-hour days; the yellow lines are the exercises, ${inWords(practiceMinutes)} minutes each.`,
  steps: discoveryPractice.map(({ title, day, skill }, i) => ({
    title,
    day,
    skill,
    meetings: meetings[i] ?? [],
    text: practised[i] ?? '',
    duration: `${day}, ${practiceMinutes} min`,
  })),
} as const;

export const exercise = {
  title: 'A warm-up for Monday',
  lead: 'Four minutes of questions only. After two you run out of easy ones, and the useful ones begin.',
  steps: [
    'Think of one decision that waits for you this week.',
    'Write questions about it until the clock stops. No answers, no explanations.',
    'Mark the question that you would least like to be asked.',
    'Ask somebody this question before the end of the day.',
  ],
  prompts: [
    'Why are you the one who decides this?',
    'What if the opposite were true?',
    'Why has nobody done it yet?',
    'What would change your mind about it?',
    'Who is not in the room?',
    'What are you afraid to find out?',
  ],
  minutes: exerciseMinutes.questions,
  note: { label: 'Your questions', hint: 'One in each line. Stays on this page; nothing is stored or sent.' },
  labels: { prompt: 'Begin with', another: 'Another question' },
} as const satisfies ExerciseProps;

export const closing = {
  title: 'Practise with your team',
  text: 'In a workshop your team uses all five skills on one case. The assessment shows how ready the team is.',
  workshop: workshopFor('engine', 1),
  actions: [
    { href: '/workshops', label: 'Practise in a workshop' },
    { href: '/ai-assessment', label: 'Measure where you stand' },
  ],
} as const;
