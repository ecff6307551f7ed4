import type { ExerciseProps } from '@laliaflia/ui';
import { workshopFor } from '../closing.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

const method = methodologies['applied-imagination'];

export const head = {
  title: `Applied Imagination: creative thinking | ${site.brand}`,
  description:
    'Structured creative thinking in three principles: challenge authority, raise the bar, go beyond predictable. With two exercises to do on the page.',
  keywords: ['Applied Imagination', 'structured creative thinking', 'creativity exercises', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: method.name,
  lead: method.description,
  back: { href: '/methodologies', label: 'All methods' },
  actions: [
    { href: '#fire-the-rule', label: 'Try the first exercise' },
    { href: '/workshops', label: 'See the workshops' },
  ],
} as const;

/** In the order of the principles; all examples are about one returns desk. */
const practice = [
  {
    example: 'Who made this rule for the desk, and for which customers?',
    points: [
      'Ask who made the rule, and when',
      'Ask who would complain if it went',
      'Drop it for one test only',
    ],
  },
  {
    example: 'Ten times as many parcels come, and there is no desk at all. What would you do then?',
    points: [
      'Aim for ten times, not ten per cent',
      'Keep the deadline as it is',
      'Write down which habit stops working first',
    ],
  },
  {
    example:
      'Ideas one to ten add desks. The eleventh sends the parcel straight to the next customer in your street.',
    points: ['Number your ideas', 'Do not judge before number eleven', 'Combine two that do not fit'],
  },
] as const;

export const principles = {
  title: 'Three principles',
  lead: 'Each is an instruction that you can follow step by step, even without inspiration.',
  /** What all examples are about. */
  example: { term: 'The example', text: 'A returns desk that is overrun every January.' },
  /** Each principle at work, in large type; the numbers are also in the points and texts. */
  shown: {
    rule: {
      before: 'The item',
      must: 'must',
      instead: 'need not',
      after: 'come back before the money does.',
    },
    aim: { small: '10%', large: '10×' },
    ideas: { first: 10, last: 11 },
  },
  items: practice.flatMap((how, i) => {
    const part = method.parts[i];
    return part === undefined ? [] : [{ ...part, ...how }];
  }),
} as const;

export const challenge = {
  title: 'Exercise one: question a rule',
  lead: 'Practises the first principle. Many rules have outlived the reasons for them.',
  steps: [
    'Read the prompt and write the first rule that comes to mind, as a sentence with “must”.',
    'Write who made it. If you do not know, write “nobody”.',
    'Cross out “must” and write “need not”. List what would become possible.',
    'When the time is up, mark the line that you would present to your board.',
  ],
  prompts: [
    'What does everybody in your field do in the same order?',
    'What do you only do because the software asks for it?',
    'What would a customer call strange that you call normal?',
    'Whose approval do you wait for longest?',
    'Which meeting would nobody miss if it were gone?',
  ],
  minutes: exerciseMinutes.rule,
  note: {
    label: 'Your rules, with “need not”',
    hint: 'One line for each. Stays on this page; nothing is stored or sent.',
  },
  labels: { prompt: 'Find a rule', another: 'Another rule' },
} as const satisfies ExerciseProps;

export const eleventh = {
  title: 'Exercise two: begin with the eleventh idea',
  lead: 'Practises the other two principles. You raise the aim, and the first ten ideas do not count.',
  steps: [
    'Take a task that is on your desk this week, and raise its aim as the prompt says.',
    'Write ten ideas, one line each, as fast as you can. Most people would have the same ones.',
    'Draw a line below them. Write five more that share no word with the first ten.',
    'Choose the one that makes you a little nervous, and name the cheapest test of it.',
  ],
  prompts: [
    'It has to take a tenth of the time it takes now.',
    'It has to work without a screen.',
    'It has to cost the customer nothing.',
    'A child of eight has to be able to do it.',
    'It has to get better each time somebody uses it.',
    'You may not hire anybody, and it ships on Friday.',
  ],
  minutes: exerciseMinutes.eleventh,
  note: {
    label: 'Your ideas from the eleventh on',
    hint: 'The first ten belong on paper. Nothing here is stored or sent.',
  },
  labels: { prompt: 'Raise the bar', another: 'Raise it differently' },
} as const satisfies ExerciseProps;

export const closing = {
  title: 'Use it with your team',
  text: 'In a workshop people from several departments question each other’s rules, and find ideas that none of them would have alone.',
  workshop: workshopFor('ignite', 1),
  actions: [
    { href: '/workshops', label: 'Compare the workshops' },
    { href: '/webinar', label: 'Try it in the webinar' },
  ],
} as const;
