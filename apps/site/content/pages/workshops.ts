import { downloads } from '../downloads.ts';
import { durationText, money, priceText } from '../format.ts';
import { subjects } from '../head.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import type { Workshop } from '../schema/offers.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { whichWorkshop } from '../which-workshop.ts';
import { workshopMethods } from '../workshop-course.ts';
import {
  detailsOf,
  guidePrice,
  workshopOrder as order,
  workshopDays,
  workshopSpan,
} from '../workshop-lengths.ts';
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
  lead: `Innovation workshops of ${workshopSpan}. Guide price from ${priceText(workshops.ignite.guidePrice)}.`,
  actions: [
    { href: '/contact', label: 'Book Your Workshop' },
    { href: downloads.brochure.href, label: downloads.brochure.label },
  ],
} as const;

type Id = Workshop['id'];

export const recommended: Id = 'deep';

/** The first of all: three steps, and what a tile of them is. */
export const ladder = {
  steps: order.map((id) => {
    const { title, days, hours, maxParticipants, guidePrice: amount } = workshops[id];
    return {
      title,
      href: detailsOf(id),
      hours,
      price: { text: `${guidePrice} ${amount.unit}`, amount: money(amount) },
      facts: [`${durationText({ days, hours })}, up to ${maxParticipants} participants`],
    };
  }),
  caption: 'One tile is one hour. Each workshop includes the shorter ones.',
};

export const tiers = {
  title: 'Compare the three workshops',
  lead: `${whichWorkshop} We settle the exact price with you.`,
} as const;

/** What only the cards say: lengths and people stand on the ladder. */
const needs: Record<Id, { when: string; end: string }> = {
  ignite: { when: 'the team has never worked this way', end: 'three ideas, the best one tested' },
  deep: { when: 'there are ideas, and nobody has tried one', end: 'a prototype with notes from customers' },
  engine: {
    when: 'you test ideas, but not regularly',
    end: 'a prototype, and a plan with names and dates',
  },
};

/** Every line of the three, in the order in which they join. */
const lines = workshops.engine.includes;

export const cards = order.map((id) => {
  const { title, subtitle, price, guidePrice: amount, includes } = workshops[id];
  return {
    id,
    title,
    text: `${subtitle}.`,
    facts: [
      { label: 'Choose it when', value: needs[id].when },
      { label: 'You leave with', value: needs[id].end },
    ],
    price,
    priceNote: { text: guidePrice, amount },
    features: lines.map((label) => ({ label, included: includes.includes(label) })),
    action: { href: detailsOf(id), label: `See ${title}` },
  };
});

export const methods = {
  title: 'The methods we use',
  lead: 'Every workshop uses all three. Each looks at your problem in a different way.',
  methods: workshopMethods,
};

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
