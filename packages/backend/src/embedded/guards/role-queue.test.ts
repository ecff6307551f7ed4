import { expect, it } from 'vitest';
import { createRoleQueue } from './role-queue.ts';

it('runs one task after the other, also after one that failed', async () => {
  const exclusive = createRoleQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'a') throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([exclusive(task('a')), exclusive(task('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('lets new connections in between two tasks, although none of them waits for anything', async () => {
  const exclusive = createRoleQueue();
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 20 }, () => exclusive(async () => {})));
  done = true;
  expect(turns).toBeGreaterThanOrEqual(19);
});
