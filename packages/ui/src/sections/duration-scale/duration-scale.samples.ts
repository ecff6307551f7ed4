import type { ScaledOffer } from './duration-scale.tsx';

/** For stories and tests. */
export const offers = [
  {
    title: 'Half-day',
    text: 'One method and one problem, for a whole department.',
    days: { from: 0.5, to: 0.5 },
    length: '4 hours',
    facts: ['20–50 participants'],
    price: { value: 'On Demand', note: 'by place and size of the group' },
  },
  {
    title: 'Multi-day',
    text: 'From the question to a tested prototype.',
    days: { from: 2, to: 5 },
    length: '2–5 days',
    facts: ['15–30 participants'],
    price: { value: '€1,000', note: 'guide price per participant and day' },
  },
  {
    title: 'Ongoing',
    text: 'Regular sessions on one real problem, with coaching in between.',
    days: { from: 65, to: 260 },
    length: '3–12 months',
    price: { value: 'On Demand', note: 'by the number of sessions' },
  },
] as const satisfies readonly ScaledOffer[];

export const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const worst: readonly ScaledOffer[] = [
  { title: 'Nothing', days: { from: 0, to: 0 }, length: '0 days', price: { value: '€0' } },
  {
    title: long,
    text: `${long} ${'A sentence that goes on. '.repeat(8)}`,
    days: { from: 1.5, to: 8 },
    length: long,
    facts: [long, '1'],
    price: { value: long, note: long },
  },
  { title: 'Three years', days: { from: 520, to: 780 }, length: '3 years', price: { value: '€1,000,000' } },
];
