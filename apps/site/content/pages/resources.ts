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
    'The workshop brochure, articles, three method explainers with exercises, two tools that run in the browser, and a monthly newsletter. All free.',
  keywords: ['innovation resources', 'workshop brochure', 'creativity exercises', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Free methods, tools and articles',
  lead: 'Only the newsletter asks for your address.',
  actions: [
    { href: downloads.brochure.href, label: downloads.brochure.label },
    { href: '#newsletter', label: 'Get the monthly newsletter' },
  ],
} as const;

export const articles = { title: 'Our newest articles' } as const;

export const allArticles = { href: '/blog', label: 'All articles' } as const;

export const explainers = {
  title: 'Methods with exercises',
  lead: 'Each page has an exercise to do at your desk. The first takes ten minutes.',
  items: [
    {
      title: methodologies.laliaflia.name,
      text: 'Ten minutes with a dandelion, an octopus or an oak, to find a rule that you can use.',
      href: methodologies.laliaflia.href,
    },
    {
      title: methodologies['applied-imagination'].name,
      text: 'Two timed exercises: question a rule, then begin with the eleventh idea.',
      href: methodologies['applied-imagination'].href,
    },
    {
      title: methodologies['innovators-dna'].name,
      text: 'One exercise for each weekday, and four minutes in which you ask only questions.',
      href: methodologies['innovators-dna'].href,
    },
  ],
} as const;

export const tools = {
  title: 'Tools, keynote and brochure',
  lead: 'The tools run on your device. What you type stays there until you send it.',
  items: [
    {
      title: 'Innovation readiness assessment',
      text: `${capital(readinessQuestions)}, ${readinessMinutes}, four scores and one recommendation. No account.`,
      href: '/ai-assessment',
    },
    {
      title: 'Idea sprint',
      text: 'Describe a challenge and get five ideas borrowed from nature.',
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
    {
      title: 'Workshop brochure',
      text: 'The three workshops on four pages, as a PDF: what happens, what it gives, what it costs.',
      href: downloads.brochure.href,
    },
  ],
} as const;

export const closing = {
  title: 'A monthly newsletter',
  text: 'One method, one exercise and one good example a month. Or join our live webinar.',
  actions: [
    { href: '#newsletter', label: 'Subscribe below' },
    { href: '/webinar', label: 'See the live webinar' },
  ],
} as const;
