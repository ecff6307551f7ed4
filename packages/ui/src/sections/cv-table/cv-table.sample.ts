import type { CvGroup } from './cv-table.types.ts';

/** For stories and tests. Nobody here exists. */
export const groups: readonly CvGroup[] = [
  {
    kind: 'facts',
    title: 'Person',
    facts: [
      { term: 'Nationality', value: 'German' },
      { term: 'Languages', value: 'English and German' },
      { term: 'E-mail', value: 'livia@example.com', href: 'mailto:livia@example.com' },
    ],
  },
  {
    kind: 'entries',
    large: true,
    title: 'Stations',
    entries: [
      {
        when: '2018 to today',
        years: [2018, 2025],
        title: 'Independent designer',
        place: 'Frankfurt am Main',
        text: 'Interfaces for airlines and banks, and training for those who want to do it themselves.',
        href: '/portfolio',
      },
      {
        when: '2013 to 2018',
        years: [2013, 2018],
        title: 'Lead designer',
        place: 'A product studio',
        text: 'Fifteen apps from one library, with a team of six.',
      },
      { when: '2005 to 2013', years: [2005, 2013], title: 'Designer in an advertising network' },
    ],
  },
  {
    kind: 'names',
    half: true,
    title: 'Method',
    names: ['User research', 'Accessibility', 'Journey maps', 'Usability tests', 'A/B testing'],
  },
  {
    kind: 'run',
    half: true,
    title: 'Industries',
    names: ['Travel', 'Automotive', 'Finance', 'Health', 'Energy'],
  },
];
