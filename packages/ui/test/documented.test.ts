import { expect, test } from 'vitest';
import { readProps } from '../scripts/docs/read-props.ts';

/* The prop tables in Storybook are made from these comments: without them a row has a name and no meaning. */
test('every component and every prop of ours has a doc comment', { timeout: 120_000 }, () => {
  const components = Object.entries(readProps());
  expect(components.length).toBeGreaterThan(100);
  const silent = components.flatMap(([name, { about, props }]) => [
    ...(about === '' ? [name] : []),
    ...props.filter((prop) => prop.about === '').map((prop) => `${name}.${prop.name}`),
  ]);
  expect(
    silent,
    'Write a doc comment where the prop is declared: units, default, what it does when empty.',
  ).toEqual([]);
});
