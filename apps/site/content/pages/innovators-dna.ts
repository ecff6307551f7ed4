import type { ExerciseProps } from '@laliaflia/ui';
import { workshopFor } from '../closing.ts';
import { discoveryPractice, practiceMinutes } from '../discovery-practice.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { readinessMinutes, readinessQuestions } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital } from '../words.ts';

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

export const sides = {
  title: 'Discoverers and deliverers',
  lead: 'A company needs both. Most people are a mixture, so look at how you spend your week.',
  tiers: [
    { id: 'discover', title: 'Discoverers' },
    { id: 'deliver', title: 'Deliverers' },
  ],
  labels: { feature: 'What tells them apart' },
  groups: [
    {
      rows: [
        {
          label: 'Begin with',
          values: { discover: 'a question that nobody has asked', deliver: 'a goal that somebody has set' },
        },
        {
          label: 'Trust',
          values: { discover: 'what they have seen themselves', deliver: 'what has worked before' },
        },
        {
          label: 'A good week',
          values: { discover: 'something turned out differently', deliver: 'everything was done on time' },
        },
        {
          label: 'Meet people',
          values: { discover: 'to hear what they do not know', deliver: 'to get what they need' },
        },
        {
          label: 'Fail by',
          values: { discover: 'never finishing', deliver: 'finishing the wrong thing' },
        },
      ],
    },
  ],
} as const;

const beginnings: Record<string, string> = {
  Questioning: 'Begin tomorrow: in the first meeting, ask one question for each answer that you give.',
  Observing: 'Begin tomorrow: stand for ten minutes where your product is used, with empty hands.',
  Networking: 'Begin tomorrow: have lunch with somebody whose job you could not explain.',
  Experimenting: 'Begin tomorrow: find the cheapest way to be wrong about your favourite plan.',
  Associating: 'Begin tomorrow: open a magazine about another trade and copy one habit.',
};

export const skills = {
  title: 'Five discovery skills',
  lead: 'None of them is a talent. Each is a habit that you can practise.',
  items: method.parts.map(({ title, text }) => ({
    id: title.toLowerCase(),
    title,
    text: `${text} ${beginnings[title] ?? ''}`,
  })),
} as const;

export const teaser = {
  title: 'Are you a discoverer or a deliverer?',
  text: `${capital(readinessQuestions)}, ${readinessMinutes}. The assessment says how you discover, create and deliver, and what to practise first.`,
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

export const practice = {
  title: 'Practise one a day',
  lead: 'Ten minutes each, one skill per weekday. On Friday you connect what you have found.',
  steps: discoveryPractice.map(({ title, day }, i) => ({
    title,
    text: practised[i] ?? '',
    duration: `${day}, ${practiceMinutes} min`,
  })),
} as const;

export const exercise = {
  title: 'Try the first minutes of Monday',
  lead: 'Four minutes of questions only. After two you run out of easy ones, and the useful ones begin.',
  steps: [
    'Think of one decision that waits for you this week.',
    'Write questions about it until the clock stops. No answers, no explanations.',
    'Mark the question that you would least like to be asked.',
    'Put it to somebody before the end of the day.',
  ],
  prompts: [
    'Why is it you who decides this?',
    'What if the opposite were true?',
    'Why has nobody done it yet?',
    'What would have to happen for you to change your mind?',
    'Who is not in the room?',
    'What are you afraid to find out?',
  ],
  minutes: exerciseMinutes.questions,
  note: { label: 'Your questions', hint: 'One in each line. Stays on this page; nothing is stored or sent.' },
  labels: { prompt: 'Begin with', another: 'Another question' },
} as const satisfies ExerciseProps;

export const closing = {
  title: 'Practise with your team',
  text: 'In a workshop your team uses all five skills on one case. The assessment shows which of them it needs most.',
  workshop: workshopFor('engine', 1),
  actions: [
    { href: '/workshops', label: 'Practise in a workshop' },
    { href: '/ai-assessment', label: 'Measure where you stand' },
  ],
} as const;
