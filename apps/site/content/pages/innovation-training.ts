import { deliveries, targetGroups } from '../corporate.ts';
import { countText, priceText } from '../format.ts';
import { subjects } from '../head.ts';
import { methodologies } from '../methodologies.ts';
import { onDemand } from '../prices.ts';
import type { PageHead } from '../schema/basics.ts';
import { services } from '../services.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { trainingFormats } from '../training.ts';
import { trainingDays, trainingSpan } from '../workshop-lengths.ts';

const service = services['innovation-training'];

export const head = {
  title: `Innovation training, ${trainingSpan} | ${site.brand}`,
  description: `Learn LALIAFLIA, Applied Imagination and Innovator’s DNA in ${trainingDays}, on-site, virtually or on a retreat, on problems of your own.`,
  keywords: ['creativity training', 'discovery skills training', 'train the trainer', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: service.title,
  lead: service.summary,
  back: service.back,
  actions: service.actions,
} as const;

const card = (id: keyof typeof methodologies, text: string) => {
  const { name, href, figure } = methodologies[id];
  return { title: name, href, figure: figure.rule, text };
};

export const methods = {
  title: 'What you learn to do',
  lead: 'Workshops solve one problem. Training leaves you able to solve the next one yourself.',
  methods: [
    card(
      'innovators-dna',
      'Train five skills that inventors share until they are habits, in you and in your team.',
    ),
    card('laliaflia', 'Find the living system behind a problem, and carry its rule over.'),
    card('applied-imagination', 'Lead a group past its first ten ideas without anybody losing heart.'),
  ],
} as const;

const skillNames = methodologies['innovators-dna'].parts.map(({ title }) => title);

export const skills = {
  title: 'Five discovery skills',
  text: `${skillNames.join(', ')}. Each takes a morning to understand and a month to keep; you leave with the morning behind you and a plan for the month.`,
  actions: [{ href: methodologies['innovators-dna'].href, label: 'Read about the discovery skills' }],
} as const;

export const people = {
  title: 'For whom, and where',
  lead: 'A group learns best with two trades in it. The place matters less than the free afternoon after.',
  groups: [
    { title: 'Audiences', skills: targetGroups },
    { title: 'Delivery', skills: deliveries.map(({ title }) => title) },
  ],
} as const;

type FormatId = 'introduction' | 'semi-intensive' | 'intensive';
const byFormat = <T>(value: (format: (typeof trainingFormats)[number], index: number) => T) =>
  Object.fromEntries(trainingFormats.map((format, i) => [format.id, value(format, i)])) as Record<
    FormatId,
    T
  >;

export const formats = {
  title: 'Three formats',
  lead: 'Each is complete. None asks you to book the next one.',
  items: trainingFormats.map(({ title, description }) => ({ title, text: description })),
} as const;

export const comparison = {
  title: 'Length, price, and what you can do afterwards',
  lead: 'The amounts are a guide. The price is settled on demand, by place and size of the group.',
  tiers: trainingFormats.map(({ id, title }) => ({ id: id as FormatId, title })),
  labels: { feature: 'Format' },
  groups: [
    {
      rows: [
        { label: 'Length', values: byFormat(({ days }) => countText(days, 'day')) },
        { label: 'Guide', values: byFormat(({ price }) => priceText(price)) },
        { label: 'Price', values: byFormat(() => priceText(onDemand)) },
      ],
    },
    {
      title: 'Afterwards you can',
      rows: trainingFormats.flatMap(({ outcomes }, from) =>
        outcomes.map((label) => ({ label, values: byFormat((_, i) => i >= from) })),
      ),
    },
  ],
};

export const voices = {
  title: 'From participants',
  items: [testimonials.training, testimonials.teaching],
} as const;

export const reasons = {
  title: 'Why with us',
  items: [
    {
      title: 'The trainer ships products',
      text: 'What is taught here was used last month on a screen that people pay for.',
    },
    {
      title: 'No case studies from a book',
      text: 'You work on your own material from the first exercise. Nobody redesigns a wallet.',
    },
    {
      title: 'We want to become superfluous',
      text: 'Worksheets and slides are yours to change. The last exercise is one that you lead.',
    },
  ],
} as const;

export const impact = { title: 'What came of it so far', stats: service.claims } as const;

export const closing = {
  title: 'A problem or a skill?',
  text: 'For one urgent problem, take a workshop. To learn how it is done, write to us about a training.',
  actions: [
    { href: '/workshops', label: 'See the workshops' },
    { href: '/contact', label: 'Ask for a training date' },
  ],
} as const;
