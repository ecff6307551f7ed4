import { downloads } from '../downloads.ts';
import { subjects } from '../head.ts';
import { readinessMinutes, readinessQuestions } from '../lengths.ts';
import { methodologies } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { capital } from '../words.ts';

export const head = {
  title: `Resources to read, try and take along | ${site.brand}`,
  description:
    'The workshop brochure, articles, three method explainers with exercises, two tools that run in the browser, and one letter a month. All free.',
  keywords: ['innovation resources', 'workshop brochure', 'creativity exercises', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Take what helps',
  lead: 'All of it is free, and nothing asks for your address except the letter.',
  actions: [
    { href: downloads.brochure.href, label: downloads.brochure.label },
    { href: '#newsletter', label: 'Get one letter a month' },
  ],
} as const;

export const articles = { title: 'Articles' } as const;

export const allArticles = {
  title: 'More to read is on its way',
  text: 'The blog says which articles come next and when, and tells you as soon as one is out.',
  actions: [{ href: '/blog', label: 'Open the blog' }],
} as const;

export const explainers = {
  title: 'Methods with exercises',
  lead: 'A page for each, with something to do at your desk. Ten minutes are enough for the first.',
  items: [
    {
      title: methodologies.laliaflia.name,
      text: 'Ten minutes with a dandelion, an octopus or an oak, and a rule to carry over.',
      href: methodologies.laliaflia.href,
    },
    {
      title: methodologies['applied-imagination'].name,
      text: 'Two exercises with a clock: fire a rule, then begin with the eleventh idea.',
      href: methodologies['applied-imagination'].href,
    },
    {
      title: methodologies['innovators-dna'].name,
      text: 'One exercise for each weekday, and four minutes of nothing but questions.',
      href: methodologies['innovators-dna'].href,
    },
  ],
} as const;

export const tools = {
  title: 'Tools in the browser',
  lead: 'They compute on your device. What you type stays there until you send it.',
  items: [
    {
      title: 'Innovation readiness assessment',
      text: `${capital(readinessQuestions)}, ${readinessMinutes}, four scores and one recommendation. No account.`,
      href: '/ai-assessment',
    },
    {
      title: 'Idea sprint',
      text: 'Describe a challenge and get five directions that nature would take.',
      href: '/idea-sprint',
    },
    {
      title: 'AI Innovation Lab',
      text: 'A second version of the assessment, with one question to answer in your own words.',
      href: '/ai-lab',
    },
    {
      title: 'Keynote with transcript',
      text: 'The speech on innovation leadership, to watch or to read with its time marks.',
      href: '/speech',
    },
  ],
} as const;

export const takeAway = {
  title: 'To print and pass on',
  items: [
    {
      title: 'Workshop brochure',
      text: 'The three workshops on four pages, as a PDF: what happens, what it gives, what it costs.',
      href: downloads.brochure.href,
    },
  ],
} as const;

export const closing = {
  title: 'One letter a month',
  text: 'A method, an exercise, a screen worth copying. Or begin with an hour live.',
  actions: [
    { href: '#newsletter', label: 'Subscribe below' },
    { href: '/webinar', label: 'See the live webinar' },
  ],
} as const;
