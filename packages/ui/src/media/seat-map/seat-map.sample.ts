import type { SeatMapLabels } from './labels.ts';
import type { Cabin, CabinRow, SeatTraveller } from './seating.ts';

const front = { window: 16, middle: 12, aisle: 16 };
const back = { window: 14, middle: 10, aisle: 14 };
const row = (number: number, taken: string): CabinRow => ({
  row: number,
  taken,
  prices: number < 12 ? front : back,
});

export const cabin: Cabin = {
  blocks: ['ABC', 'DEF'],
  rows: [
    row(9, 'ACDF'),
    row(10, 'BCDE'),
    row(11, 'ABF'),
    { ...row(12, 'CD'), prices: { window: 32, middle: 28, aisle: 28 }, exit: true },
    row(13, 'BCEF'),
    row(14, 'EF'),
    row(15, 'ABDEF'),
    row(16, 'CF'),
    row(17, 'ABCE'),
    row(18, 'DF'),
  ],
};

export const family: readonly SeatTraveller[] = [
  { name: 'Lena' },
  { name: 'Mia', child: true },
  { name: 'Tom', child: true },
  { name: 'Jonas' },
];

export const labels: SeatMapLabels = {
  views: 'View of the seats',
  map: 'Map',
  list: 'List',
  grid: 'Seat map',
  row: 'Row {row}',
  exit: 'Exit row',
  seat: 'Row {row}, seat {letter}, {place}, {state}',
  place: { window: 'window', middle: 'middle', aisle: 'aisle' },
  free: '{price}, free',
  mine: '{price}, {name} sits here',
  taken: 'taken',
  refused: '{price}, not for children',
  waiting: 'waits',
  none: 'Nobody has a seat',
  some: '{count} of {all} have a seat',
  apart: 'Not side by side yet',
  together: 'All in row {row}',
  choose: 'Choose a seat for {name}.',
  change: 'Press a seat again to give it back.',
  ready: 'Side by side. Keep the seats to finish.',
  seats: { one: '{count} seat', other: '{count} seats' },
  taps: { one: '{count} tap', other: '{count} taps' },
  keep: 'Keep these seats',
  said: {
    seated: '{name} has seat {seat}. {price} in all.',
    freed: '{name} has no seat. {price} in all.',
    refused: 'No child may sit at the exit.',
    taken: 'Seat {seat} is taken.',
    full: 'All have a seat.',
    apart: 'They do not sit side by side in one row yet.',
  },
};
