import { workshopFor } from '../closing.ts';
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

const column = (id: keyof typeof records) => {
  const { name, href } = records[id];
  return { id, title: name, href };
};

export const sideBySide = {
  title: 'The methods side by side',
  lead: 'Each has a page of its own with an exercise to try today.',
  tiers: [column('laliaflia'), column('applied-imagination'), column('innovators-dna')],
  labels: { feature: 'What they differ in' },
  groups: [
    {
      rows: [
        {
          label: 'You begin with',
          values: {
            laliaflia: 'the problem as a verb',
            'applied-imagination': 'a rule that nobody questions',
            'innovators-dna': 'a question and a visit',
          },
        },
        {
          label: 'You work with',
          values: {
            laliaflia: 'living things that do the same',
            'applied-imagination': 'a goal ten times as high',
            'innovators-dna': 'five skills, one a day',
          },
        },
        {
          label: 'You end with',
          values: {
            laliaflia: 'a rule to build by',
            'applied-imagination': 'the eleventh idea and those after it',
            'innovators-dna': 'habits that find new things',
          },
        },
        {
          label: 'First exercise',
          values: {
            laliaflia: '10 minutes',
            'applied-imagination': '8 minutes',
            'innovators-dna': '4 minutes',
          },
        },
      ],
    },
  ],
} as const;

export const closing = {
  title: 'Learn the methods with us',
  text: `In the webinar you see all three used on one problem in ${webinarLength}. In a workshop your team uses them on its own problem.`,
  workshop: workshopFor('ignite', 0),
  actions: [
    { href: '/workshops', label: 'Choose a workshop' },
    { href: '/webinar', label: 'Reserve a webinar seat' },
  ],
} as const;
