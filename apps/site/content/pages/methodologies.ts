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

export const intro = {
  title: 'Three methods, and when to use which',
  lead: 'One looks at nature, one at the rules, one at people. Each has a page with an exercise for today.',
  actions: [
    { href: '/workshops', label: 'Learn them in a workshop' },
    { href: '/webinar', label: 'See them in the webinar' },
  ],
} as const;

export const methods = {
  title: 'The methods',
  lead: 'Begin with the one that annoys you most. It asks what you have not asked yet.',
  methods: [method('laliaflia'), method('applied-imagination'), method('innovators-dna')],
} as const;

function method(id: keyof typeof records) {
  const { name, href, figure, description } = records[id];
  return { title: name, text: description, href, figure: figure.rule };
}

export const choice = {
  title: 'Say what is stuck, and take this one',
  lead: 'Three sentences that we hear at the beginning of a workshop, and what we reach for.',
  items: [
    {
      title: '“We know the problem, and every solution is expensive.”',
      text: 'LALIAFLIA. Something alive solves it with sunlight and what lies around; find out what.',
      href: records.laliaflia.href,
    },
    {
      title: '“All our ideas look like last year’s.”',
      text: 'Applied Imagination. The rule that makes them alike can be named, and then broken on purpose.',
      href: records['applied-imagination'].href,
    },
    {
      title: '“We do not know what our customers need.”',
      text: 'Innovator’s DNA, beginning with observing. One morning at their desk beats a survey.',
      href: records['innovators-dna'].href,
    },
  ],
} as const;

export const closing = {
  title: 'Reading is the slow way',
  text: `In ${webinarLength} you see all three on one problem. In a day your team has used them on its own.`,
  actions: [
    { href: '/workshops', label: 'Choose a workshop' },
    { href: '/webinar', label: 'Reserve a webinar seat' },
  ],
} as const;
