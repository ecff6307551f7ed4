import { describe, expect, it } from 'vitest';
import { cabin, family } from './seat-map.sample.ts';
import {
  isRefused,
  nextTraveller,
  nobodySeated,
  pressSeat,
  priceOf,
  type Seat,
  type Seating,
  seatsOf,
  sitterOf,
  togetherIn,
} from './seating.ts';

const rows = seatsOf(cabin);
const seat = (id: string): Seat => {
  const found = rows.flat().find((each) => each.id === id);
  if (found === undefined) throw new Error(`The sample has no seat ${id}.`);
  return found;
};
const pressed = (...ids: string[]): Seating =>
  ids.reduce((seating, id) => pressSeat(seat(id), family, seating).next, nobodySeated);

describe('the seats', () => {
  it('stand at a window, at the aisle or in the middle', () => {
    expect(rows[0]?.map(({ place }) => place)).toEqual([
      'window',
      'middle',
      'aisle',
      'aisle',
      'middle',
      'window',
    ]);
  });

  it('cost what their place in their row costs', () => {
    expect(['13A', '16B', '9B', '12F', '12B'].map((id) => seat(id).price)).toEqual([14, 10, 12, 32, 28]);
  });

  it('are free or taken', () => {
    expect(rows.flat().filter(({ taken }) => !taken)).toHaveLength(28);
    expect([seat('14E').taken, seat('14D').taken]).toEqual([true, false]);
  });
});

describe('a press', () => {
  it('seats the travellers in their order', () => {
    expect(pressed('14A', '16B').seats).toEqual({ Lena: '14A', Mia: '16B' });
    expect(nextTraveller(family, pressed('14A', '16B'))?.name).toBe('Tom');
  });

  it('on an own seat gives it back, and its traveller is next again', () => {
    const seating = pressed('14A', '16B', '14A');
    expect(seating).toEqual({ seats: { Mia: '16B' }, taps: 3 });
    expect(nextTraveller(family, seating)?.name).toBe('Lena');
    expect(sitterOf(seating, '14A')).toBeUndefined();
  });

  it('on a taken seat does and counts nothing', () => {
    expect(pressSeat(seat('9A'), family, nobodySeated)).toEqual({ did: 'taken', next: nobodySeated });
  });

  it('does not seat a child at an exit, and a grown-up yes', () => {
    expect(pressSeat(seat('12A'), family, nobodySeated)).toMatchObject({ did: 'seated', name: 'Lena' });
    const one = pressed('14A');
    expect(pressSeat(seat('12A'), family, one)).toEqual({ did: 'refused', name: 'Mia', next: one });
    expect(isRefused(seat('13A'), { name: 'Mia', child: true })).toBe(false);
  });

  it('on a fifth seat does nothing', () => {
    const four = pressed('14A', '14B', '14C', '14D');
    expect(pressSeat(seat('16A'), family, four)).toEqual({ did: 'full', next: four });
  });
});

describe('together', () => {
  const together = (seating: Seating) => togetherIn(rows, family, seating);

  it('is side by side in one row, across the aisle, in any order', () => {
    expect(together(pressed('14A', '14B', '14C', '14D'))).toBe(14);
    expect(together(pressed('14D', '14B', '14A', '14C'))).toBe(14);
  });

  it('is neither three nor a row with a gap nor two rows', () => {
    expect(together(pressed('14A', '14B', '14C'))).toBeUndefined();
    expect(together(pressed('16A', '16B', '16D', '16E'))).toBeUndefined();
    expect(together(pressed('13A', '14A', '14B', '14C'))).toBeUndefined();
    expect(togetherIn(rows, [], nobodySeated)).toBeUndefined();
  });

  it('has one answer in the sample', () => {
    const answers = rows.flatMap((seats) =>
      seats.flatMap((_, at) => {
        const four = seats.slice(at, at + 4).filter(({ taken }) => !taken);
        return four.length === 4 ? [four.map(({ id }) => id).join()] : [];
      }),
    );
    expect(answers).toEqual(['14A,14B,14C,14D']);
  });
});

it('the price runs along', () => {
  expect(priceOf(rows, nobodySeated)).toBe(0);
  expect(priceOf(rows, pressed('14A', '14B'))).toBe(24);
  expect(priceOf(rows, pressed('14A', '14B', '14C', '14D'))).toBe(52);
  expect(priceOf(rows, pressed('14A', '14B', '14A'))).toBe(10);
});
