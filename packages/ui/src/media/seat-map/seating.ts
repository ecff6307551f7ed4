/** What stands on one side of an aisle, from left to right as one looks forward: 'ABC'. */
export type SeatBlock = string;

export interface CabinRow {
  /** The number on the wall. */
  row: number;
  /** Letters of the seats that are not free: 'ACDF'. */
  taken: string;
  /** In whole units of the currency. */
  prices: Readonly<Record<SeatPlace, number>>;
  /** At an emergency exit, where no child may sit. Default no. */
  exit?: boolean;
}

export interface Cabin {
  /** Seats of a row, parted by the aisle. */
  blocks: readonly [SeatBlock, SeatBlock];
  /** From the front to the back. */
  rows: readonly CabinRow[];
}

export interface SeatTraveller {
  /** A first name; no two are the same. */
  name: string;
  /** May not sit at an exit. Default no. */
  child?: boolean;
}

export type SeatPlace = 'window' | 'middle' | 'aisle';

export interface Seat {
  /** '14A'. */
  id: string;
  row: number;
  letter: string;
  place: SeatPlace;
  price: number;
  taken: boolean;
  exit: boolean;
}

/** Who sits where, and how often a seat was pressed to get there. */
export interface Seating {
  /** Seats by the names of their travellers. Who is not in it stands. */
  seats: Readonly<Record<string, string>>;
  taps: number;
}

/** What a press of a seat has done. */
export type SeatAnswer =
  | { did: 'seated' | 'freed' | 'refused'; name: string; next: Seating }
  | { did: 'taken' | 'full'; next: Seating };

export const nobodySeated: Seating = { seats: {}, taps: 0 };

/** Every seat, row by row. */
export function seatsOf({ blocks, rows }: Cabin): Seat[][] {
  const letters = blocks.join('');
  const [left] = blocks;
  return rows.map(({ row, taken, prices, exit = false }) =>
    [...letters].map((letter, at) => {
      const place = placeOf(at, left.length, letters.length);
      return {
        id: `${row}${letter}`,
        row,
        letter,
        place,
        price: prices[place],
        taken: taken.includes(letter),
        exit,
      };
    }),
  );
}

function placeOf(at: number, aisleAfter: number, count: number): SeatPlace {
  if (at === 0 || at === count - 1) return 'window';
  return at === aisleAfter - 1 || at === aisleAfter ? 'aisle' : 'middle';
}

/** Who gets the next seat: the first who stands. */
export function nextTraveller(
  travellers: readonly SeatTraveller[],
  { seats }: Seating,
): SeatTraveller | undefined {
  return travellers.find(({ name }) => seats[name] === undefined);
}

/** Who sits on a seat. */
export function sitterOf({ seats }: Seating, id: string): string | undefined {
  return Object.keys(seats).find((name) => seats[name] === id);
}

/** Whether whoever is next may sit there. */
export function isRefused({ exit }: Seat, next: SeatTraveller | undefined): boolean {
  return exit && next?.child === true;
}

/** A free seat is for the next traveller, and an own one is given back. Only these two presses count. */
export function pressSeat(seat: Seat, travellers: readonly SeatTraveller[], seating: Seating): SeatAnswer {
  const { seats, taps } = seating;
  const sitter = sitterOf(seating, seat.id);
  if (sitter !== undefined) {
    const { [sitter]: _, ...others } = seats;
    return { did: 'freed', name: sitter, next: { seats: others, taps: taps + 1 } };
  }
  if (seat.taken) return { did: 'taken', next: seating };
  const next = nextTraveller(travellers, seating);
  if (next === undefined) return { did: 'full', next: seating };
  if (isRefused(seat, next)) return { did: 'refused', name: next.name, next: seating };
  return {
    did: 'seated',
    name: next.name,
    next: { seats: { ...seats, [next.name]: seat.id }, taps: taps + 1 },
  };
}

/** What the chosen seats cost together. */
export function priceOf(rows: readonly (readonly Seat[])[], seating: Seating): number {
  return chosen(rows, seating).reduce((sum, { price }) => sum + price, 0);
}

/** The row in which all travellers sit side by side; the aisle may lie between two of them. */
export function togetherIn(
  rows: readonly (readonly Seat[])[],
  travellers: readonly SeatTraveller[],
  seating: Seating,
): number | undefined {
  if (travellers.length === 0 || nextTraveller(travellers, seating) !== undefined) return undefined;
  const row = rows.find((seats) => {
    const taken = seats.map(({ id }) => sitterOf(seating, id) !== undefined);
    const first = taken.indexOf(true);
    return (
      first >= 0 && taken.slice(first, first + travellers.length).filter(Boolean).length === travellers.length
    );
  });
  return row?.[0]?.row;
}

function chosen(rows: readonly (readonly Seat[])[], seating: Seating): Seat[] {
  return rows.flat().filter(({ id }) => sitterOf(seating, id) !== undefined);
}
