import { expect, test } from 'vitest';
import { inLanes } from './lanes.ts';
import { all } from './steps.ts';

/** Runs steps that end when they are told to, and writes down when each begins. */
function watched(steps: Parameters<typeof inLanes>[0], lanes: number) {
  const begun: string[] = [];
  const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const done = inLanes(steps, lanes, ({ name }) => {
    begun.push(name);
    return ends.get(name)?.promise ?? Promise.reject(new Error(name));
  });
  const end = async (name: string) => {
    ends.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { begun, done, end };
}

test('a lane that is free takes what waits for nothing, before its turn', async () => {
  const steps = [
    { name: 'long' },
    { name: 'short' },
    { name: 'after the long', after: 'long' },
    { name: 'other' },
    { name: 'last', after: 'all' },
  ];
  const { begun, done, end } = watched(steps, 2);
  expect(begun).toEqual(['long', 'short']);
  await end('short');
  expect(begun).toEqual(['long', 'short', 'other']);
  await end('long');
  expect(begun).toEqual(['long', 'short', 'other', 'after the long']);
  await end('other');
  expect(begun).not.toContain('last');
  await end('after the long');
  expect(begun.at(-1)).toBe('last');
  await end('last');
  await done;
});

test('a step that wants to be alone waits for all lanes, and keeps them', async () => {
  const steps = [
    { name: 'short' },
    { name: 'wide', alone: true as const },
    { name: 'long' },
    { name: 'last' },
  ];
  const { begun, done, end } = watched(steps, 2);
  expect(begun).toEqual(['short', 'long']);
  await end('short');
  await end('long');
  expect(begun).toEqual(['short', 'long', 'last']);
  await end('last');
  expect(begun.at(-1)).toBe('wide');
  await end('wide');
  await done;
});

test('nothing begins beside a step that wants to be alone', async () => {
  const { begun, done, end } = watched([{ name: 'wide', alone: true as const }, { name: 'next' }], 2);
  expect(begun).toEqual(['wide']);
  await end('wide');
  expect(begun).toEqual(['wide', 'next']);
  await end('next');
  await done;
});

test('a step whose predecessor is not asked for begins at once', async () => {
  const { begun, done, end } = watched([{ name: 'journeys', after: 'build' }], 2);
  expect(begun).toEqual(['journeys']);
  await end('journeys');
  await done;
});

test('steps that wait for each other are refused', async () => {
  const { begun, done } = watched(
    [
      { name: 'hen', after: 'egg' },
      { name: 'egg', after: 'hen' },
    ],
    2,
  );
  await expect(done).rejects.toThrow('Nothing can come before hen, egg.');
  expect(begun).toEqual([]);
});

test('the whole run comes to its end', async () => {
  const begun: string[] = [];
  await inLanes(all(), 2, async ({ name }) => void begun.push(name));
  expect(begun).toHaveLength(all().length);
  expect(begun.at(-1)).toBe('clauses');
});
