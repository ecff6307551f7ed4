import { claims } from '../claims.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';
import { workshopSpan } from '../workshop-lengths.ts';

export const head = {
  title: `About: a designer who also teaches | ${site.brand}`,
  description: `Livia Arndt has designed products and trained teams for ${claims.experience.value} years. How she works, what she refuses, and who works with her in Frankfurt.`,
  keywords: ['about', 'senior designer', 'design consultancy', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'The person who draws it is the one you talk to',
  lead: `${site.brand} is Livia Arndt and a small team in ${site.address.city}. We design products, and we teach companies to invent the next one themselves.`,
  actions: [
    { href: '/portfolio', label: 'View Portfolio' },
    { href: '/cv', label: 'Read the CV' },
  ],
} as const;

export const beliefs = {
  title: 'How we work',
  lead: 'Four habits that clients notice in the first week. The last one sometimes costs us a project.',
  items: [
    {
      title: 'First we watch',
      text: 'Every project begins beside the people who use the thing, or who gave up on it. An afternoon in the call centre has changed more briefs than any workshop on goals.',
    },
    {
      title: 'Then we draw too early',
      text: 'You see something clickable in the second week, while it is still cheap to throw away. Most first versions deserve it.',
    },
    {
      title: 'We borrow from what lives',
      text: 'A queue, a map, a memory: something alive has usually solved it. The brand is named after that habit, and so are the figures on these pages, which grow by the rule of a sunflower.',
    },
    {
      title: 'We say when design is not the answer',
      text: 'Sometimes the price is wrong, or the product is late, or two departments do not speak. Then we say so in the first call and name somebody who can help.',
    },
  ],
} as const;

export const numbers = {
  title: 'What there is to count',
  stats: [
    { ...claims.experience, note: 'design and innovation taken together' },
    { ...claims.leadersTrained, note: `in workshops of ${workshopSpan}` },
    { ...claims.portfolioProjects, note: 'of which some may be shown here' },
  ],
} as const;

export const work = {
  title: 'Two kinds of work, one address',
  lead: 'The same people do both, and one keeps the other honest.',
  items: [
    {
      title: 'Design services',
      text: 'Research, interfaces, systems and the way into production, for web and mobile products.',
      href: '/services/design',
    },
    {
      title: 'Innovation training',
      text: 'Three methods for finding and testing ideas, taught on a problem of your own.',
      href: '/services/innovation-training',
    },
    {
      title: 'Product development',
      text: 'From an idea and a date to something that people can buy, in phases that you may end early.',
      href: '/services/product-development',
    },
    {
      title: 'AI-powered design',
      text: 'Where a model saves time, it drafts. What you are shown, a designer has chosen.',
      href: '/services/ai-powered-design',
    },
  ],
} as const;

export const fields = {
  title: 'Where we have worked',
  lead: 'Each field taught us something that the next one could use.',
  tools: industries,
} as const;

export const closing = {
  title: 'Begin with what worries you',
  text: `A discovery call is free and takes ${promises.discoveryCall}. Bring the screen, the brief or only the worry; you leave with a next step, with us or with somebody else.`,
  actions: [
    { href: '/contact', label: 'Book Discovery Call' },
    { href: '/team', label: 'Meet the team' },
  ],
  contacts: [
    { term: 'E-mail', value: site.email, href: mailto },
    { term: 'Phone', value: site.phone.label, href: site.phone.href },
  ],
} as const;
