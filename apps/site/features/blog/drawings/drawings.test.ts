import { expect, test } from 'vitest';
import { drawn } from './article-drawing.tsx';
import { drawings } from './drawings.tsx';

test('an article that has a drawing is known to have one', () => {
  expect([...drawn]).toEqual(Object.keys(drawings));
});
