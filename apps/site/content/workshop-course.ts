import { methodologies } from './methodologies.ts';
import type { Workshop } from './schema/offers.ts';
import { testimonials } from './testimonials.ts';
import { daysOf, workshopOrder as order } from './workshop-lengths.ts';

/** What each methodology does in a workshop. */
export const workshopMethods = [
  {
    ...card('laliaflia'),
    text: 'Asks which living system has the same problem, and how it solves it.',
  },
  {
    ...card('applied-imagination'),
    text: 'Questions the rule that everybody follows, and goes on after the tenth idea.',
  },
  {
    ...card('innovators-dna'),
    text: 'Trains five skills that you can use in your next meeting.',
  },
] as const;

function card(id: keyof typeof methodologies) {
  const { name, href, figure } = methodologies[id];
  return { title: name, href, figure: figure.rule };
}

type Id = Workshop['id'];

export interface CoursePart {
  title: string;
  text?: string;
  /** What is done side by side in it. */
  strands?: readonly { title: string; text: string }[];
  /** The part that takes the most room of its day. */
  wide?: true;
}

/** What each workshop adds to the shorter ones, a day each. Which hour it is depends on the team. */
const days: Record<Id, readonly CoursePart[]> = {
  ignite: [
    { title: 'One question', text: 'Your team agrees on what exactly it wants to solve.' },
    {
      title: 'Three methods on your problem',
      strands: workshopMethods.map(({ title, text }) => ({ title, text })),
      wide: true,
    },
    { title: 'A test', text: 'The best idea goes to people from outside the team before the day ends.' },
  ],
  deep: [
    { title: 'A prototype', text: 'You build the best idea so that one can click through it.', wide: true },
    { title: 'Customers', text: 'They use it, and you note what they do.' },
    { title: 'A change', text: 'You improve it the same afternoon.' },
  ],
  engine: [
    { title: 'Who decides', text: 'You settle it, and by which numbers.' },
    { title: 'How often', text: 'Experiments get a week, a name and a date.' },
    {
      title: 'The plan',
      text: 'Three figures show whether it works. You leave with a plan that management has seen.',
      wide: true,
    },
  ],
};

/** Each workshop includes the shorter ones. */
export const courseOf = (id: Id) => ({
  title: id === 'ignite' ? 'How the day runs' : `How the ${daysOf(id)} run`,
  days: order.slice(0, order.indexOf(id) + 1).map((of, i) => ({
    id: of,
    title: `Day ${i + 1}`,
    parts: days[of],
  })),
});

const voices = {
  ignite: testimonials.outside,
  deep: testimonials.customers,
  engine: testimonials.weekly,
} as const satisfies Record<Id, unknown>;

export const voiceOf = (id: Id) => ({ title: 'What a participant says', items: [voices[id]] });
