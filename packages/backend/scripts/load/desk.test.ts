import { expect, it } from 'vitest';
import { desk } from './desk.ts';

it.each([
  [100_000, 200],
  [1_000_000, 400],
])('with %i leads an owner waits for no page longer than %i ms', (leads, most) => {
  // But for what is asked once: signing in, and the first numbers of a day.
  const pages = desk.filter(({ times }) => times > 1);
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) expect(page.most?.(leads)).toBe(most);
});
