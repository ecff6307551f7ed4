import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { offers, worst } from './duration-scale.samples.ts';
import { DurationScale } from './index.ts';

describeConformance(
  'DurationScale',
  <DurationScale title="Formats" offers={offers} caption="A tile is a day." />,
);

/** How many tiles each entry has, sure ones and open ones. */
const counts = (container: Element) =>
  [...container.querySelectorAll('li')].map((entry) =>
    ['sure', 'open'].map((kind) =>
      [...entry.querySelectorAll(`path[data-days=${kind}]`)].reduce(
        (sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0),
        0,
      ),
    ),
  );

test('a working day is one tile, and what may be longer is outlined', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={offers} />);
  expect(counts(container)).toEqual([
    [1, 0],
    [2, 3],
    [65, 195],
  ]);
});

test('half a day is half as wide as a day, and a column of the year as wide as the week', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={offers} />);
  const [half, week, year] = [...container.querySelectorAll('svg')];
  const widthOf = (drawing: Element | undefined) =>
    drawing?.querySelector('path')?.getBoundingClientRect().width ?? 0;
  expect(widthOf(half)).toBeCloseTo(widthOf(week) / 2, 1);
  const column = (year?.getBoundingClientRect().width ?? 0) / 26;
  expect(week?.getBoundingClientRect().width).toBeCloseTo(column, 0);
});

test('nothing is drawn for no days, and of several years only one', async () => {
  const { container } = await render(<DurationScale title="Formats" offers={worst} />);
  expect(counts(container)).toEqual([
    [0, 0],
    [2, 6],
    [260, 0],
  ]);
});

test('the drawing is not read; length and price are', async () => {
  const screen = await render(<DurationScale title="Formats" offers={offers.slice(1, 2)} />);
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const read = screen.getByRole('listitem').element().textContent;
  expect(read).toContain('2–5 days');
  expect(read).toContain('€1,000 guide price per participant and day');
});
