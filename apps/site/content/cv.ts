import type { z } from 'zod';
import type * as schema from './schema/collections.ts';

export const cv: z.infer<typeof schema.cv> = {
  personal: [
    { term: 'Nationality', value: 'German' },
    { term: 'Languages', value: 'English and German' },
    { term: 'Lives in', value: 'Frankfurt am Main' },
  ],
  softSkills: [
    'Listening before drawing',
    'Leading workshops',
    'Explaining decisions',
    'Working with engineers',
    'Giving and taking critique',
    'Keeping dates',
  ],
  industries: ['Advertising', 'Travel', 'Telecommunications', 'Automotive', 'Finance', 'Health', 'Energy'],
  uxExpertise: [
    'User research',
    'Accessibility',
    'UX conception',
    'Competitor analysis',
    'A/B testing',
    'User journey maps',
    'User flow',
    'Usability tests',
    'Prototypes and mockups',
    'Colour contrast',
  ],
  uiExpertise: [
    'Wireframing',
    'Click dummy',
    'Low fidelity design',
    'High fidelity design',
    'Design systems',
    'Responsive layout',
    'Typography',
    'Iconography',
    'Motion',
    'Handover to development',
  ],
  stations: [
    {
      years: '2018 to today',
      title: 'Independent design and innovation consultant',
      place: 'Frankfurt am Main',
      text: 'Design for airlines, car makers, banks and start-ups, and training for those who want to do it themselves.',
      sample: true,
    },
    {
      years: '2013 to 2018',
      title: 'Lead UX/UI designer',
      place: 'A product studio in Frankfurt am Main',
      text: 'Led a team of six through fifteen apps for one telecommunications group.',
      sample: true,
    },
    {
      years: '2005 to 2013',
      title: 'Designer and innovation trainer',
      place: 'An advertising network in Berlin',
      text: 'From campaigns to interfaces, and the first courses in creative method.',
      sample: true,
    },
  ],
  projects: ['manifest', 'condor', 'bmw'],
};
