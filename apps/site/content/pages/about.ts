import { claims } from '../claims.ts';
import { firstCallParts } from '../first-call.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { team } from '../team.ts';
import { workshopSpan } from '../workshop-lengths.ts';

export const head = {
  title: `About: a designer who trains your team | ${site.brand}`,
  description: `Livia Arndt has designed products and trained teams for ${claims.experience.value} years. How she works, in which industries, and who works with her in Frankfurt am Main.`,
  keywords: ['about', 'senior designer', 'design consultancy', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'A designer who also trains your team',
  lead: `${site.howWeWork} We work from ${site.address.city}.`,
  actions: [
    { href: '/portfolio', label: 'View Portfolio' },
    { href: '/cv', label: 'Read the CV' },
  ],
} as const;

const [leader, ...specialists] = team;

/** The leader is the picture of the page. */
export const portrait = { seed: leader?.figure.seed ?? 0 };

export const others = {
  label: 'The five specialists',
  link: { href: '/team', label: 'Meet the five specialists' },
  people: specialists.map(({ name, figure }) => ({ name, seed: figure.seed })),
};

export const beliefs = {
  title: 'How we work',
  lead: 'Four habits that clients notice from the first call on.',
  items: [
    {
      title: 'We watch users first',
      text: 'Every project begins with the people who use the product, or who gave up on it. An afternoon in your call centre often changes the brief.',
    },
    {
      title: 'We show drafts early',
      text: 'You see a clickable draft in the second week, while it is still cheap to change.',
    },
    {
      title: 'We learn from nature',
      text: 'Something alive has usually solved the same problem before. The brand is named after this habit, and the figures on these pages grow by the rule of a sunflower.',
    },
    {
      title: 'We say when design is not the answer',
      text: 'Sometimes the price is wrong, or two departments do not speak to each other. Then we say so in the first call and name somebody who can help.',
    },
  ],
  /** Between two seeds of a sunflower that follow each other. */
  angle: '137.5°',
  /** Written beside a screen. */
  remark: ['The price,', 'not the', 'page'],
} as const;

export const experience = {
  title: 'Our experience in numbers',
  lead: 'Each cell is one year, one project or one leader.',
  stats: [
    { ...claims.experience, note: 'in design and innovation together' },
    { ...claims.portfolioProjects, note: 'not all of them may be shown' },
    { ...claims.leadersTrained, note: `in workshops of ${workshopSpan}` },
  ],
  fields: {
    ...claims.portfolioIndustries,
    note: 'What we learned in one often helps in the next.',
    names: industries,
  },
} as const;

export const work = {
  title: 'What we do',
  lead: 'Designers and trainers work as one team, so we use our own methods every day.',
  design: {
    id: 'work-design',
    title: 'Design services',
    text: 'Research, interfaces, systems and the way into production, for web and mobile products.',
    links: [
      { href: '/services/design', label: 'All design services' },
      { href: '/services/ux-ui-design', label: 'UX and UI design' },
      { href: '/services/product-development', label: 'Product development' },
      { href: '/services/ai-powered-design', label: 'AI-powered design' },
    ],
  },
  methods: {
    id: 'work-methods',
    title: 'Team training',
    text: 'Three methods for finding and testing ideas, taught on a problem of your own.',
    links: [
      { href: '/services/innovation-training', label: 'Innovation training' },
      { href: '/methodologies', label: 'The three methods' },
      { href: '/workshops', label: 'Workshops' },
      { href: '/webinar', label: 'Live webinar' },
    ],
  },
} as const;

export const closing = {
  title: `Book a free call of ${promises.discoveryCall}`,
  text: 'Bring a screen, a brief or just a question.',
  parts: firstCallParts,
  actions: [
    { href: '/contact', label: 'Book Discovery Call' },
    { href: '/team', label: 'Meet the team' },
  ],
} as const;
