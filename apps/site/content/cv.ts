import type { z } from 'zod';
import { claims } from './claims.ts';
import type * as schema from './schema/collections.ts';
import { site } from './site.ts';

export const cv: z.infer<typeof schema.cv> = {
  personal: [
    { term: 'Nationality', value: 'German' },
    { term: 'Languages', value: 'English and German' },
    { term: 'Lives in', value: site.address.city },
    {
      term: 'Experience',
      value: `${claims.experience.value} years, ${claims.experienceInDesign.value} of them in UX and UI design`,
    },
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
    'Visual design',
    'Design systems',
    'Responsive layout',
    'Typography and icons',
    'Motion design',
    'Developer handover',
  ],
  stations: [
    {
      years: '2018 to today',
      title: 'Independent design and innovation consultant',
      place: 'Frankfurt am Main',
      text: 'Design for travel, automotive, finance and health, from the first interview to the release. Since the second year also training for teams that want to learn how: three methods, one to three days, on problems of their own.',
      sample: true,
    },
    {
      years: '2013 to 2018',
      title: 'Lead UX/UI designer',
      place: 'A product studio in Frankfurt am Main',
      text: `Led a team of designers through a portfolio of ${claims.appPortfolio.value} apps for one telecommunications group. One library, one review a week, releases without a night shift.`,
      sample: true,
    },
    {
      years: '2005 to 2013',
      title: 'Designer and innovation trainer',
      place: 'An advertising network in Berlin',
      text: 'From campaigns to interfaces. The first courses in creative method began here, as an evening class for colleagues who had run out of ideas for yoghurt.',
      sample: true,
    },
  ],
  projects: ['manifest', 'condor', 'bmw', 'wetrips', 'innoapps'],
};
