import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance('EmptyState', <EmptyState title="No articles found" />);
describeConformance(
  'EmptyState, with something to do',
  <EmptyState
    title="No articles found"
    text="None has all these words."
    action={<a href="#all">Show all</a>}
  />,
);

test('the seed is decoration, and nothing stands where nothing was given', async () => {
  const { container } = await render(<EmptyState title="No articles found" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('p')).toHaveLength(1);
  expect(container.textContent).toBe('No articles found');
});

test('no cell of the seed touches another one or the edge', async () => {
  const { container } = await render(<EmptyState title="No articles found" />);
  const cells = [...container.querySelectorAll('circle')].map((cell) => ({
    x: Number(cell.getAttribute('cx')),
    y: Number(cell.getAttribute('cy')),
    r: Number(cell.getAttribute('r')),
  }));
  expect(cells).toHaveLength(13);
  for (const [i, a] of cells.entries()) {
    expect(Math.min(a.x, a.y, 96 - a.x, 96 - a.y)).toBeGreaterThan(a.r);
    for (const b of cells.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.r + b.r + 0.5);
  }
});
