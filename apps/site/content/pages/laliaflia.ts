import type { ExerciseProps } from '@laliaflia/ui';
import { workshopFor } from '../closing.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

const method = methodologies.laliaflia;

export const head = {
  title: `LALIAFLIA: life-inspired design | ${site.brand}`,
  description:
    'A design method in three levels: Living Artifacts, Life Inspired Artifacts, Future Life Inspired Artifacts. With four steps, examples and an exercise.',
  keywords: ['LALIAFLIA', 'life-inspired design', 'biomimicry', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: method.name,
  lead: method.description,
  back: { href: '/methodologies', label: 'All methods' },
  // One: the figure has a button of its own.
  actions: [{ href: '#exercise', label: 'Try the ten-minute exercise' }],
} as const;

/** The same hook at three ages. */
const ages = ['living', 'inspired', 'future'] as const;

const more = [
  {
    text: 'Look for a living thing that has your problem every day. It need not look like your product, but it has to do the same thing.',
    example: 'A burr wants to travel. It hooks onto fur, holds, and lets go when pulled.',
  },
  {
    text: 'Look for things that people have made by the same rule, whether they knew it or not. They show which part of the rule survives in steel, cloth or code.',
    example: 'A hook-and-loop strap on a jacket holds like a burr and opens like one.',
  },
  {
    text: 'Now write down what nobody has built by this rule yet. The first two levels are research; this one is the design.',
    example: 'A newsletter that lets go by itself when nobody has opened it for three months.',
  },
] as const;

export const levels = {
  title: 'The three levels',
  lead: 'LALIAFLIA stands for the three levels: Living Artifacts, Life Inspired Artifacts and Future Life Inspired Artifacts. You go through them in this order.',
  items: method.parts.map(({ title, text }, i) => ({
    title,
    summary: text,
    ...(more[i] as (typeof more)[number]),
    age: ages[i] as (typeof ages)[number],
  })),
} as const;

export const steps = {
  title: 'How to apply it in four steps',
  lead: 'Two people need an afternoon. Steps one and two belong to the first level, step three to the second, step four to the third.',
  /** Each with the level that it belongs to. */
  steps: [
    {
      title: 'Describe the problem as a verb',
      level: levels.items[0]?.title ?? '',
      text: 'Not “a better newsletter”, but “hold on, and let go when pulled”. Verbs have relatives in nature; products do not.',
    },
    {
      title: 'Find living things that do it',
      level: levels.items[0]?.title ?? '',
      text: 'Ask who has to do this to survive. Collect five living things, at least one of them a plant: here the burr.',
    },
    {
      title: 'Write down the rule',
      level: levels.items[1]?.title ?? '',
      text: '“When A, then B”, without the plant’s name: “When pulled, let go.” Check it on something that people have built.',
    },
    {
      title: 'Apply the rule to your problem',
      level: levels.items[2]?.title ?? '',
      text: 'Put your own nouns into the sentence: “When nobody opens a newsletter, it stops.” Sketch it, however odd, and test it.',
    },
  ],
} as const;

export const technology = {
  title: 'From life to technology',
  lead: 'Four rules that technology uses already. Some were copied from nature, some were found a second time.',
  items: [
    {
      title: 'Kingfisher, train nose',
      text: 'The bird dives without a splash. A train nose of its shape leaves tunnels without a bang.',
    },
    {
      title: 'Lotus leaf, façade paint',
      text: 'Tiny bumps keep the drop from sticking. Paint with such bumps is washed by the rain.',
    },
    {
      title: 'Slime mould, network plan',
      text: 'It links its food by the shortest robust paths. Researchers let it draw railway maps.',
    },
    {
      title: 'Bat, reversing sensor',
      text: 'It calls and listens: the delay of the echo tells the distance. A car does the same before a wall.',
    },
  ],
} as const;

export const business = {
  title: 'From life to business',
  lead: 'The same rules work for decisions, teams and partnerships.',
  items: [
    {
      title: 'Bees choosing a home',
      text: 'Scouts advertise, others check for themselves, and enthusiasm fades on its own. A way to decide without the loudest voice.',
    },
    {
      title: 'Forest after a fire',
      text: 'Some cones open only in heat. Keep a few ideas ready for the crisis that makes them possible.',
    },
    {
      title: 'Cleaner fish and host',
      text: 'The small fish is fed, the big one stays healthy, and both come back. A partnership that needs no contract.',
    },
    {
      title: 'Skin that closes',
      text: 'The cells next to a wound start the repair without asking the brain. A service team that may refund a customer without asking works like this.',
    },
  ],
} as const;

export const exercise = {
  title: 'Exercise: borrow an answer from nature',
  lead: 'The four steps in ten minutes, alone, with a pen. Treat it as practice: the first rule is rarely the best.',
  steps: [
    'Write down your problem as a verb: what has to happen, for whom?',
    'Take the living thing from the card. How does it do that? Guess first, look it up later.',
    'Write its rule as “when A, then B”, without its name.',
    'Replace A and B with your own words, and draw what you read.',
  ],
  prompts: [
    'How would an oak do it, over eighty years?',
    'How would a spider do it?',
    'How would a dandelion do it?',
    'How would an octopus do it?',
    'How would a colony of termites do it?',
    'How would a flock of starlings do it?',
  ],
  minutes: exerciseMinutes.nature,
  note: { label: 'Your rule', hint: 'When A, then B. Stays on this page; nothing is stored or sent.' },
  labels: { prompt: 'Ask a living thing', another: 'Another one' },
} as const satisfies ExerciseProps;

export const closing = {
  title: 'Use it on a problem of your own',
  text: 'In a workshop you apply the method to your own case, with somebody who knows where to look in nature.',
  workshop: workshopFor('deep', 0),
  actions: [
    { href: '/workshops', label: 'Bring it to a workshop' },
    { href: '/webinar', label: 'Watch it in the webinar' },
  ],
} as const;
