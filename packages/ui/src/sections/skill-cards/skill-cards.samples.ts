import type { SkillGroup } from './skill-cards.tsx';

/** The two lists of the home page. */
export const ux: readonly SkillGroup[] = [
  {
    title: 'User research',
    icon: 'research',
    skills: [
      'Interviews and field visits',
      'Surveys that can be answered',
      'Personas from evidence',
      'Competitor analysis',
    ],
  },
  {
    title: 'UX conception',
    icon: 'lab',
    skills: ['User journey maps', 'User flows', 'Service blueprints', 'Feature scoping'],
  },
  {
    title: 'Information architecture',
    icon: 'branch',
    skills: ['Card sorting', 'Sitemaps', 'Navigation models', 'Labels and naming'],
  },
  {
    title: 'Prototyping',
    icon: 'interface',
    skills: ['Paper and click dummies', 'Coded prototypes', 'Motion studies', 'Mockups for decisions'],
  },
  {
    title: 'Usability testing',
    icon: 'team',
    skills: ['Moderated tests', 'Remote studies', 'A/B tests', 'Reports of one page'],
  },
  {
    title: 'Accessibility',
    icon: 'voice',
    skills: ['WCAG 2.2 audits', 'Colour contrast', 'Keyboard and screen readers', 'Plain language'],
  },
];

export const ui: readonly SkillGroup[] = [
  {
    title: 'Wireframing',
    skills: ['Low-fidelity drafts', 'Click dummies', 'Responsive layouts', 'Content first'],
  },
  {
    title: 'Visual design',
    skills: ['Type and grid', 'Colour systems', 'Icons and figures', 'Light and dark'],
  },
  { title: 'Design systems', skills: ['Tokens', 'Component libraries', 'Documentation', 'Governance'] },
  {
    title: 'Interaction',
    skills: ['States and feedback', 'Forms that forgive', 'Gestures', 'Empty and error states'],
  },
  {
    title: 'Motion',
    skills: ['Transitions with a reason', 'Micro-interactions', 'Reduced motion', 'Prototypes in code'],
  },
  {
    title: 'Implementation',
    skills: ['Hand-over in tokens', 'Front-end reviews', 'Visual regression', 'Storybook'],
  },
];

export const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const worst: readonly SkillGroup[] = [
  { title: long, icon: 'ai', skills: [long, 'Short', `${long} and on`] },
  { title: 'No skills yet', icon: 'all', skills: [] },
  { title: 'Many', icon: 'wave', skills: Array.from({ length: 14 }, (_, i) => `Skill number ${i + 1}`) },
];
