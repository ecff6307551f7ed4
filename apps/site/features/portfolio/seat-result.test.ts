import { expect, it } from 'vitest';
import { resultOf } from './seat-result.ts';

it('says who sits where, after how many taps and for how much', () => {
  const seats = { Lena: '14A', Mia: '14B', Tom: '14C', Jonas: '14D' };
  expect(resultOf({ seats, taps: 4 }, '€52')).toBe(
    'They sit together after 4 taps: Lena 14A, Mia 14B, Tom 14C, Jonas 14D. €52 in this prototype.',
  );
});

it('says that the pass is drawn where they sit in another order', () => {
  const seats = { Lena: '14D', Mia: '14B', Tom: '14C', Jonas: '14A' };
  expect(resultOf({ seats, taps: 9 }, '€52')).toMatch(
    /^They sit .* Jonas 14A\. .* The pass shows them in the order/,
  );
});
