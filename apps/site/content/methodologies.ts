import type { Methodology } from './schema/offers.ts';

export const methodologies: Record<Methodology['id'], Methodology> = {
  laliaflia: {
    id: 'laliaflia',
    name: 'LALIAFLIA',
    href: '/laliaflia',
    tagline: 'Life-inspired design',
    description: 'A design method that borrows solutions from living systems, in four steps.',
    figure: { rule: 'venation', seed: 7 },
    parts: [
      { title: 'Living Artifacts', text: 'Living things, and how they do what we want to do.' },
      { title: 'Life Inspired Artifacts', text: 'What people have built by the same rule.' },
      { title: 'Future Life Inspired Artifacts', text: 'What could be built by it next, by you.' },
    ],
  },
  'applied-imagination': {
    id: 'applied-imagination',
    name: 'Applied Imagination',
    href: '/applied-imagination',
    tagline: 'Structured creative thinking',
    description:
      'Creative thinking with a procedure: question the rule, ask for more, and go beyond the first good answer.',
    figure: { rule: 'branching', seed: 4 },
    parts: [
      { title: 'Challenge authority', text: 'Name the rule that nobody questions, and question it.' },
      {
        title: 'Raise the bar',
        text: 'Ask for ten times as much, so that small steps no longer help.',
      },
      {
        title: 'Go beyond predictable',
        text: 'Everybody has the first ten ideas. Begin with the eleventh.',
      },
    ],
  },
  'innovators-dna': {
    id: 'innovators-dna',
    name: 'Innovator’s DNA',
    href: '/innovators-dna',
    tagline: 'Five discovery skills',
    description: 'Five skills that people who find new things have in common, each with an exercise.',
    figure: { rule: 'strands', seed: 5 },
    parts: [
      { title: 'Questioning', text: 'Ask why, why not and what if, until the brief changes.' },
      { title: 'Observing', text: 'Watch what people do when nobody asks them anything.' },
      { title: 'Networking', text: 'Talk to those who do not think as you do, before you need them.' },
      { title: 'Experimenting', text: 'Try the cheapest version that can prove you wrong.' },
      { title: 'Associating', text: 'Connect what nobody has connected yet.' },
    ],
  },
};
