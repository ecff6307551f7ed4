import type { ProcessStep } from './process-steps.tsx';

/** The four steps of the UX page, and longer processes from the same workshop. */
export const four: readonly ProcessStep[] = [
  {
    title: 'Discover',
    text: 'We talk to the people who use it, and to those who gave up.',
    duration: '2 weeks',
  },
  {
    title: 'Define',
    text: 'Findings become one page: who, what for, and what success looks like.',
    duration: '1 week',
  },
  {
    title: 'Design',
    text: 'Flows, then screens, then states. Tested with five people each round.',
  },
  {
    title: 'Deliver',
    text: 'Components in code, documented, measured after the launch.',
  },
];

/** Each with the field of work that it belongs to, of unequal length. */
export const withFields: readonly ProcessStep[] = four.map((step, i) => ({
  ...step,
  field: {
    title: ['Research', 'Structure', 'Interface', 'Release'][i] as string,
    ...(i === 1 ? {} : { text: 'What it is for, in one sentence.' }),
    points: ['Interviews', 'Journey maps', 'Goals with numbers'].slice(0, 1 + (i % 3)),
  },
}));

const names = ['Listen', 'Observe', 'Question', 'Draft', 'Prototype', 'Test', 'Launch', 'Measure', 'Repeat'];

export const steps = (count: number): readonly ProcessStep[] =>
  names.slice(0, count).map((title) => ({ title, text: 'What happens here, in a sentence or two at most.' }));

export const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const worst: readonly ProcessStep[] = [
  { title: long, text: long, duration: long },
  { title: 'Much to say', text: 'A sentence that goes on. '.repeat(12) },
  { title: 'Nothing', text: '' },
  {
    title: 'A title of several lines for a step that is hard to name',
    text: 'Short.',
    duration: '3 to 12 months',
  },
];
