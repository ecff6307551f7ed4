import {
  ContactBlock,
  CtaBand,
  Faq,
  FeatureList,
  Hero,
  LogoWall,
  MethodCards,
  PageIntro,
  PathCards,
  ProcessSteps,
  ScheduleList,
  SkillCards,
  StatBand,
  TeamGrid,
  Testimonials,
  TierCards,
  TierComparison,
  ToolStack,
} from '@laliaflia/ui';
import type { ComponentType } from 'react';
import { claims } from '../../content/claims.ts';
import { answering } from '../../content/closing.ts';
import { webinarLength } from '../../content/lengths.ts';
import { contactFaq } from '../../content/pages/contact.ts';
import { hero, innovationWorkshops, paths, trustedBy } from '../../content/pages/home.ts';
import { cards } from '../../content/pages/workshops.ts';
import { session } from '../../content/session.ts';
import { site } from '../../content/site.ts';
import { testimonials } from '../../content/testimonials.ts';
import { toolGroups } from '../../content/tools.ts';
import { capital, inWords } from '../../content/words.ts';
import { workshops } from '../../content/workshops.ts';

/** A section that can be added to a page, with sample data of the site. */
export interface CatalogueEntry {
  /** Name of the export of `@laliaflia/ui`. */
  name: string;
  /** Its purpose, in one line. */
  use: string;
  /** Plain data, because it is copied into the page file. */
  data: Readonly<Record<string, unknown>>;
  component: ComponentType<Record<string, unknown>>;
}

function entry<Props>(
  name: string,
  component: ComponentType<Props>,
  use: string,
  data: NoInfer<Omit<Props, 'ref' | 'className'>>,
): CatalogueEntry {
  return {
    name,
    use,
    data: data as Record<string, unknown>,
    component: component as ComponentType<Record<string, unknown>>,
  };
}

/** In the usual order on a page. */
export const catalogue: readonly CatalogueEntry[] = [
  entry('Hero', Hero, 'The first page’s headline and figure', hero),
  entry('PageIntro', PageIntro, 'The opening of every other page', {
    title: 'UX design that survives the second week',
    lead: 'Research, structure and tests, so that people finish what they began.',
    back: { href: '/services/design', label: 'Design services' },
    actions: [{ href: '/contact', label: 'Start Your Project' }],
  }),
  entry('LogoWall', LogoWall, 'Who has trusted us', trustedBy),
  entry('PathCards', PathCards, 'The choice between the two paths', paths),
  entry('FeatureList', FeatureList, 'Areas, reasons, insights', {
    title: 'What you take home from the hour',
    items: session.learn,
  }),
  entry('SkillCards', SkillCards, 'Skills and what they consist of', {
    title: 'What UX design means here',
    groups: [
      { title: 'User research', skills: ['Interviews', 'Field visits', 'Diary studies', 'Surveys'] },
      { title: 'Usability tests', skills: ['Moderated', 'Remote', 'Screen reader', 'Five a week'] },
    ],
  }),
  entry('ProcessSteps', ProcessSteps, 'Steps on one drawn line', {
    title: 'Four steps, one owner',
    steps: [
      { title: 'Listen', text: 'Nine conversations with the people who use it, and those who do not.' },
      { title: 'Sketch', text: 'Three directions on paper, each of which could be right.' },
      { title: 'Test', text: 'A prototype in front of five people, every week.' },
      { title: 'Ship', text: 'Components, states and words that developers can build from.' },
    ],
  }),
  entry('MethodCards', MethodCards, 'Methods in their order of weight', {
    title: 'Three ways to think like something alive',
    methods: [
      {
        title: 'LALIAFLIA',
        text: 'Borrow the strategies of living systems.',
        href: '/laliaflia',
        figure: 'phyllotaxis',
      },
      {
        title: 'Applied Imagination',
        text: 'Challenge authority, raise the bar.',
        href: '/applied-imagination',
        figure: 'branching',
      },
      {
        title: 'Innovator’s DNA',
        text: 'Five discovery skills.',
        href: '/innovators-dna',
        figure: 'strands',
      },
    ],
  }),
  entry('TierCards', TierCards, 'Offers on one ladder', innovationWorkshops),
  entry('TierComparison', TierComparison, 'What each offer holds, line by line', {
    title: 'Compare the three workshops',
    tiers: cards.map(({ id, title }) => ({ id, title })),
    groups: [
      {
        title: 'What is included',
        rows: workshops.engine.includes.map((label, line) => ({
          label,
          values: Object.fromEntries(
            cards.map(({ id, features }) => [id, features[line]?.included === true]),
          ),
        })),
      },
    ],
  }),
  entry('ScheduleList', ScheduleList, 'A session drawn to scale', {
    title: `${capital(webinarLength)}, ${inWords(session.schedule.length)} parts`,
    parts: session.schedule,
  }),
  entry('ToolStack', ToolStack, 'Tools, industries, platforms', {
    title: 'Tech Stack & Design Tools',
    groups: toolGroups,
  }),
  entry('StatBand', StatBand, 'Numbers that are claimed and where from', {
    title: 'In numbers',
    tone: 'raised',
    stats: [claims.experienceInDesign, claims.portfolioProjects, claims.portfolioIndustries],
  }),
  entry('Testimonials', Testimonials, 'What clients say', {
    title: 'From the people in the room',
    items: [testimonials.prototype, testimonials.questions],
  }),
  entry('TeamGrid', TeamGrid, 'Who does it', {
    title: 'Who you work with',
    members: [
      {
        name: site.owner.name,
        position: site.owner.role,
        bio: 'Designs and teaches; answers herself.',
        portrait: { seed: 3 },
        email: site.email,
      },
    ],
  }),
  entry('Faq', Faq, 'Questions before a decision', contactFaq),
  entry('ContactBlock', ContactBlock, 'A person to ask', {
    ...answering,
    title: 'Ask the designer directly',
    text: 'Write or call with your question.',
    action: { href: '/contact', label: 'Describe your project' },
  }),
  entry('CtaBand', CtaBand, 'What to do next', {
    title: 'Thirty minutes, one problem of yours',
    text: 'Bring the screen that bothers you. You leave with three things to try.',
    actions: [
      { href: '/contact', label: 'Book Discovery Call' },
      { href: '/portfolio', label: 'View Case Studies' },
    ],
  }),
];

export function entryOf(name: string): CatalogueEntry {
  const found = catalogue.find((each) => each.name === name);
  if (found === undefined) {
    throw new Error(
      `The catalogue has no section "${name}". It has ${catalogue.map((each) => each.name).join(', ')}.`,
    );
  }
  return found;
}
