import { workshopFor } from '../closing.ts';
import { exerciseMinutes } from '../exercise-minutes.ts';
import { subjects } from '../head.ts';
import { webinarLength } from '../lengths.ts';
import { methodologies as records } from '../methodologies.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

export const head = {
  title: `Methodologies: three ways to find ideas | ${site.brand}`,
  description:
    'LALIAFLIA, Applied Imagination and Innovator’s DNA: what each method does, when to use which, and how to begin with it today.',
  keywords: ['innovation methodologies', 'creative thinking methods', 'LALIAFLIA', ...subjects],
} as const satisfies PageHead;

export const choice = {
  title: 'Which method fits your problem?',
  lead: 'Choose the sentence that sounds like your team.',
  sentences: [
    {
      ...chosen('laliaflia'),
      rule: 'phyllotaxis',
      sentence: '“We know the problem, and every solution is expensive.”',
      text: 'Some living thing solves the same problem with very little; find out how.',
    },
    {
      ...chosen('applied-imagination'),
      sentence: '“All our ideas look like last year’s.”',
      text: 'Name the rule that makes them alike, then break it on purpose.',
    },
    {
      ...chosen('innovators-dna'),
      sentence: '“We do not know what our customers need.”',
      text: 'Begin with observing. One morning with a customer tells you more than a survey.',
    },
  ],
} as const;

function chosen(id: keyof typeof records) {
  const { name, href, figure } = records[id];
  return { name, href, rule: figure.rule };
}

export const sideBySide = {
  title: 'The methods side by side',
  lead: 'You need not choose: every workshop uses all three. Each has a page with an exercise.',
  methods: [
    {
      ...compared(
        'laliaflia',
        'the problem as a verb',
        'living things that do the same',
        'a rule of nature, used in your product',
      ),
      first: {
        title: 'Borrow an answer from nature',
        href: '/laliaflia#exercise',
        minutes: exerciseMinutes.nature,
      },
    },
    {
      ...compared(
        'applied-imagination',
        'a rule that nobody questions',
        'a goal ten times as high',
        'ideas beyond the obvious ten',
      ),
      first: {
        title: 'Question a rule',
        href: '/applied-imagination#fire-the-rule',
        minutes: exerciseMinutes.rule,
      },
    },
    {
      ...compared(
        'innovators-dna',
        'one question and one visit',
        'five skills, one a day',
        'five habits that your team keeps',
      ),
      first: {
        title: 'Ask only questions',
        href: '/innovators-dna#questions',
        minutes: exerciseMinutes.questions,
      },
    },
  ],
  exercise: { label: 'First exercise', unit: 'minutes' },
} as const;

function compared(id: keyof typeof records, begin: string, work: string, end: string) {
  const { name, href } = records[id];
  return {
    name,
    href,
    lines: [
      { term: 'You begin with', text: begin },
      { term: 'You work with', text: work },
      { term: 'You end with', text: end },
    ],
  };
}

export const closing = {
  title: 'Learn the methods with us',
  text: `In the webinar you see all three used on one problem in ${webinarLength}. In a workshop your team uses them on its own problem.`,
  workshop: workshopFor('ignite', 0),
  actions: [
    { href: '/workshops', label: 'Choose a workshop' },
    { href: '/webinar', label: 'See the live webinar' },
  ],
} as const;
