import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { offers, worst } from './duration-scale.samples.ts';
import { DurationScale } from './index.ts';

describeConformance(
  'DurationScale',
  <DurationScale title="Formats" offers={offers} caption="A filled tile is needed." />,
);

/** How many tiles each entry has: needed, possible, left over. */
const counts = (container: Element) =>
  [...container.querySelectorAll('li')].map((entry) =>
    ['sure', 'open', 'rest'].map((kind) => entry.querySelectorAll(`[data-unit=${kind}]`).length),
  );

test('what is needed is filled, what may be is outlined, and the rest of the day is pale', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={offers} />);
  expect(counts(container)).toEqual([
    [4, 0, 4],
    [2, 3, 0],
    [3, 9, 0],
  ]);
});

test('every row fills its column, however many tiles it has', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={offers.slice(1)} />);
  for (const row of container.querySelectorAll('[data-part=tiles]')) {
    const end = row.lastElementChild?.getBoundingClientRect().right ?? 0;
    expect(row.getBoundingClientRect().right - end).toBeLessThan(3);
  }
});

test('more than the whole makes more tiles, and no row has more than 24 tiles', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={worst} />);
  expect(counts(container)).toEqual([
    [0, 0, 0],
    [2, 6, 0],
    [24, 0, 0],
  ]);
});

test('the drawing and what its tiles are is not read; length and price are', async () => {
  const screen = await render(<DurationScale title="Formats" offers={offers.slice(1, 2)} />);
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const read = screen.getByRole('listitem').element().textContent;
  expect(read).toContain('2–5 days');
  expect(screen.getByText('1 day', { exact: true }).element()).toHaveAttribute('aria-hidden', 'true');
  expect(read).toContain('€1,000 guide price per participant and day');
});
