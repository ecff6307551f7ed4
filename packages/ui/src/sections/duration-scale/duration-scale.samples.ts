import type { ScaledOffer } from './duration-scale.tsx';

/** For stories and tests. */
export const offers = [
  {
    title: 'Half-day',
    text: 'One method and one problem, for a whole department.',
    part: { from: 4, to: 4, of: 8 },
    unit: '1 hour',
    length: '4 hours',
    facts: ['20–50 participants'],
    price: { value: 'On Demand', note: 'by place and size of the group' },
  },
  {
    title: 'Multi-day',
    text: 'From the question to a tested prototype.',
    part: { from: 2, to: 5, of: 5 },
    unit: '1 day',
    length: '2–5 days',
    facts: ['15–30 participants'],
    price: { value: '€1,000', note: 'guide price per participant and day' },
  },
  {
    title: 'Ongoing',
    text: 'Regular sessions on one real problem, with coaching in between.',
    part: { from: 3, to: 12, of: 12 },
    unit: '1 month',
    length: '3–12 months',
    price: { value: 'On Demand', note: 'by the number of sessions' },
  },
] as const satisfies readonly ScaledOffer[];

export const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const worst: readonly ScaledOffer[] = [
  { title: 'Nothing', part: { from: 0, to: 0, of: 0 }, length: '0 days', price: { value: '€0' } },
  {
    title: long,
    text: `${long} ${'A sentence that goes on. '.repeat(8)}`,
    part: { from: 2, to: 8, of: 5 },
    unit: long,
    length: long,
    facts: [long, '1'],
    price: { value: long, note: long },
  },
  {
    title: 'Three years',
    part: { from: 24, to: 36, of: 12 },
    length: '3 years',
    price: { value: '€1,000,000' },
  },
];
