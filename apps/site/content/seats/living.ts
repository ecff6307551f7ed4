import type { Cabin, SeatMapLabels, SeatTraveller } from '@laliaflia/ui/seat-map';

/*
 * The seat map of the case about seat selection, as its screens are drawn: nothing of it is the client's. Only the page
 * on which somebody has asked for it fetches these words.
 */

const front = { window: 16, middle: 12, aisle: 16 };
const back = { window: 14, middle: 10, aisle: 14 };

export const cabin: Cabin = {
  blocks: ['ABC', 'DEF'],
  rows: [
    { row: 9, taken: 'ACDF', prices: front },
    { row: 10, taken: 'BCDE', prices: front },
    { row: 11, taken: 'ABF', prices: front },
    { row: 12, taken: 'CD', prices: { window: 32, middle: 28, aisle: 28 }, exit: true },
    { row: 13, taken: 'BCEF', prices: back },
    { row: 14, taken: 'EF', prices: back },
    { row: 15, taken: 'ABDEF', prices: back },
    { row: 16, taken: 'CF', prices: back },
    { row: 17, taken: 'ABCE', prices: back },
    { row: 18, taken: 'DF', prices: back },
  ],
};

/** Mia is seven and Tom is four. */
export const travellers: readonly SeatTraveller[] = [
  { name: 'Lena' },
  { name: 'Mia', child: true },
  { name: 'Tom', child: true },
  { name: 'Jonas' },
];

/** As the boarding pass is drawn. */
export const drawnSeats: Readonly<Record<string, string>> = {
  Lena: '14A',
  Mia: '14B',
  Tom: '14C',
  Jonas: '14D',
};

export const flight = {
  from: 'Frankfurt',
  to: 'to',
  destination: 'Palma',
  times: 'Sat 15 July, 06:40 to 08:55',
  clock: '20:14',
  blue: '#0a5fa6',
} as const;

export const labels: SeatMapLabels = {
  views: 'Show the seats as',
  map: 'Map',
  list: 'List',
  grid: 'Seat map. Arrow keys move, Enter chooses.',
  row: 'Row {row}',
  exit: 'Exit row, not for children',
  seat: 'Row {row}, seat {letter}, {place}, {state}',
  place: { window: 'window', middle: 'middle', aisle: 'aisle' },
  free: '{price}, free',
  mine: '{price}, {name} sits here',
  taken: 'taken',
  refused: '{price}, free, not for children',
  waiting: 'waits',
  none: 'Nobody has a seat yet',
  some: '{count} of {all} have a seat',
  apart: 'Not side by side yet',
  together: 'All four in row {row}',
  choose: 'Choose a free seat for {name}.',
  change: 'Tap one of their seats to free it.',
  ready: 'They sit together. Keep the seats to finish.',
  seats: { one: '{count} seat', other: '{count} seats' },
  taps: { one: '{count} tap', other: '{count} taps' },
  keep: 'Keep these seats',
  said: {
    seated: '{name} sits in {seat}. {price} so far.',
    freed: '{seat} is free again, and {name} has no seat. {price} so far.',
    refused: 'The exit row is not for children, so {name} may not sit there.',
    taken: 'Seat {seat} is taken.',
    full: 'All four have a seat. Give one back first.',
    apart: 'The four do not sit side by side in one row yet.',
  },
};

/** What came of it: `{who}` is a list such as 'Lena 14A, Mia 14B'. */
export const ending = {
  together: 'They sit together after {taps}: {who}. {price} in this prototype.',
  taps: { one: '{count} tap', other: '{count} taps' },
  otherOrder: 'The pass shows them in the order in which it was drawn.',
} as const;
