import type { TierComparisonGroup } from '@laliaflia/ui';
import { downloads } from '../downloads.ts';
import { durationText, priceText } from '../format.ts';
import { subjects } from '../head.ts';
import { methodologies } from '../methodologies.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Workshop } from '../schema/offers.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { detailsOf, workshopDays, workshopSpan } from '../workshop-lengths.ts';
import { workshops } from '../workshops.ts';

export const head = {
  title: `Innovation workshops of ${workshopSpan} | ${site.brand}`,
  description: `${Object.values(workshops)
    .map(({ title }) => title)
    .join(', ')}: ${workshopDays} in which your team works on one real problem and leaves with tested ideas.`,
  keywords: ['innovation workshops', 'design thinking workshop', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Bring one problem. Leave with tested ideas.',
  lead: `Innovation workshops of ${workshopSpan} for up to ${workshops.ignite.maxParticipants} people. Guide price from ${priceText(workshops.ignite.guidePrice)}.`,
  actions: [
    { href: '/contact', label: 'Book Your Workshop' },
    { href: downloads.brochure.href, label: downloads.brochure.label },
  ],
} as const;

export { detailsOf, guidePrice } from '../workshop-lengths.ts';

type Id = Workshop['id'];

export const order = ['ignite', 'deep', 'engine'] as const satisfies readonly Id[];
export const recommended: Id = 'deep';

/** The first of all: three steps, and what a tile of them is. */
export const ladder = {
  steps: order.map((id) => {
    const { title, days, hours, maxParticipants, guidePrice } = workshops[id];
    return {
      title,
      href: detailsOf(id),
      hours,
      facts: [
        `Guide price ${priceText(guidePrice)}`,
        `${durationText({ days, hours })}, up to ${maxParticipants} people`,
      ],
    };
  }),
  caption: 'One tile is one hour. Each workshop includes the shorter ones.',
};

export const tiers = {
  title: 'Length, group and price',
  lead: 'We settle the exact price with you. The guide price shows what to expect.',
} as const;

export const participants = (most: number) => ({ label: 'Participants', value: `at most ${most}` });

/** The link of a card to the page of its workshop. */
export const seeWorkshop = (title: string) => `See ${title}`;

/** Every line of the three, in the order in which they join. */
const lines = workshops.engine.includes.map((label) => ({
  label,
  values: Object.fromEntries(order.map((id) => [id, workshops[id].includes.includes(label)])) as Record<
    Id,
    boolean
  >,
}));

export const comparison = {
  title: 'Compare the three workshops',
  lead: 'Choose by the number of people and by what you need at the end.',
  tiers: order.map((id) => ({ id, title: workshops[id].title, href: detailsOf(id) })),
  recommended,
  groups: [
    {
      title: 'What it is for',
      rows: [
        {
          label: 'Choose it when',
          values: {
            ignite: 'the team has never worked this way',
            deep: 'there are ideas, and nobody has tried one',
            engine: 'good ideas come only by chance',
          },
        },
        {
          label: 'What you have at the end',
          values: {
            ignite: 'three ideas, one of them tested',
            deep: 'a prototype with notes from customers',
            engine: 'a plan with names and dates',
          },
        },
      ],
    },
    { title: 'What is included', rows: lines },
  ],
} satisfies { groups: readonly TierComparisonGroup<Id>[]; [key: string]: unknown };

export const methods = {
  title: 'The methods we use',
  lead: 'Every workshop uses all three. Each looks at your problem in a different way.',
  methods: [
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
  ],
} as const;

function card(id: keyof typeof methodologies) {
  const { name, href, figure } = methodologies[id];
  return { title: name, href, figure: figure.rule };
}

export const voices = {
  title: 'What participants say',
  items: [testimonials.prototype, testimonials.questions],
} as const;

export const closing = {
  title: 'Tell us your problem and we suggest a workshop',
  text: `Two sentences are enough. You get two possible dates and a price for your group ${promises.answer}.`,
  actions: [
    { href: '/contact', label: 'Book Your Workshop' },
    { href: '/resources', label: 'Look through the resources' },
  ],
} as const;
