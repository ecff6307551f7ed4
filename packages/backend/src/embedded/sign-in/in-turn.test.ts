import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('does one at a time, whatever became of the one before, and tells those beyond the queue to come again', async () => {
  const turn = inTurn();
  let [now, most] = [0, 0];
  const task = async (i: number) => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    if (i === 0) throw new Error('The first one fails.');
    return 'done';
  };
  const all = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => turn(() => task(i))));
  expect(most).toBe(1);
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : each.status))).toEqual([
    'rejected',
    ...Array(7).fill('done'),
    ...Array(2).fill('too many'),
  ]);
});
