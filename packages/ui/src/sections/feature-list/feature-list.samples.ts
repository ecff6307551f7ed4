import type { Feature } from './feature-list.tsx';

/** What the stories show: the four areas of the UX page, three reasons, and what one takes home from a workshop. */
export const areas: readonly Feature[] = [
  {
    title: 'Research & Strategy',
    text: 'What people try to do, where they stop, and what that costs. Before anything is drawn.',
    points: ['Interviews with users', 'Competitor analysis', 'Personas from evidence', 'Journey maps'],
  },
  {
    title: 'Information Architecture',
    text: 'The order in which a product explains itself, tested with cards before it is built with code.',
    points: ['Card sorting', 'Sitemaps and user flows', 'Navigation and naming'],
  },
  {
    title: 'Testing & Validation',
    text: 'Five people and a prototype find most of what would have gone wrong.',
    points: ['Usability tests', 'A/B tests', 'Accessibility reviews'],
  },
  {
    title: 'Analytics & Insights',
    text: 'After the launch the product keeps talking. We set up what to listen for.',
    points: ['Funnels and drop-offs', 'Heat maps', 'Measures that a team can act on'],
  },
];

export const reasons: readonly Feature[] = [
  {
    title: 'One senior from start to end',
    text: 'Whoever asks the first question also hands over the last file. Nothing is lost in between, and nobody is trained on your budget.',
  },
  {
    title: 'Design that reaches the code',
    text: 'Components are drawn as they will be built, with their states and their limits. Developers get answers, not pictures.',
    points: ['Tokens and a component library', 'States, errors and empty screens', 'Reviews in the browser'],
  },
  {
    title: 'Numbers afterwards',
    text: 'We agree beforehand on what should change, and look together whether it did.',
  },
];

export const takeaways: readonly Feature[] = [
  { title: 'The slides and the recording', text: 'Sent on the same day.' },
  { title: 'A card for each method', text: 'One side explains it, the other guides through an hour of it.' },
  { title: 'A plan for the next 90 days', text: 'Written in the room, by the people who carry it out.' },
  { title: 'A certificate of attendance', text: 'With the hours and the subjects.' },
];

export const linked: readonly Feature[] = [
  {
    title: 'On-site workshops',
    text: 'One to three days in your rooms, with your questions on the wall.',
    href: '#on-site',
  },
  {
    title: 'Virtual programmes',
    text: 'Half days over several weeks, for teams that do not share a city.',
    href: '#virtual',
  },
  {
    title: 'Executive retreats',
    text: 'Two days away from the calendar, for the people who decide what stops.',
    href: '#retreats',
  },
  {
    title: 'Internal innovation labs',
    text: 'Three to twelve months until the team runs its own.',
    href: '#labs',
  },
];

export const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const worst: readonly Feature[] = [
  { title: long, text: long, points: [long, 'Short', `${long} ${long}`], href: '#long' },
  { title: 'No points', text: 'A sentence that goes on. '.repeat(14) },
  { title: 'No text', text: '', points: ['Only', 'points'] },
  ...Array.from({ length: 8 }, (_, i) => ({ title: `Entry ${i + 4}`, text: 'What it says.' })),
];
