import { expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { sampleResult } from './result-view.sample.tsx';
import { ResultView } from './result-view.tsx';
import type { ResultAxes, ResultAxis } from './result-view.types.ts';

describeConformance('ResultView', <ResultView {...sampleResult} />);

test('fewer than three and more than six axes are refused', () => {
  type A = ResultAxis;
  expectTypeOf<[A, A]>().not.toExtend<ResultAxes>();
  expectTypeOf<[A, A, A, A, A, A, A]>().not.toExtend<ResultAxes>();
  expectTypeOf<[A, A, A, A]>().toExtend<ResultAxes>();
});

test('the average is never rounded up', async () => {
  const screen = await render(<ResultView {...sampleResult} average={44.75} />);
  await expect.element(screen.getByText('44', { exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain('45');
});

test('grown and empty parts differ in forced colours', async () => {
  const screen = await render(<ResultView {...sampleResult} />);
  const cells = [...screen.container.querySelectorAll('table [aria-hidden] > span')];
  emulateMedia({ 'forced-colors': 'active' });
  const fills = cells.map((cell) => getComputedStyle(cell).backgroundColor);
  emulateMedia({});
  const system = document.createElement('div');
  system.style.color = 'CanvasText';
  screen.container.append(system);
  const grown = fills.filter((fill) => fill === getComputedStyle(system).color);
  expect(grown.length).toBeGreaterThan(0);
  expect(grown.length).toBeLessThan(cells.length);
});

test('adapts to its container', async () => {
  await page.viewport(1200, 900);
  const screen = await render(
    <div style={{ width: 320 }}>
      <ResultView {...sampleResult} />
    </div>,
  );
  const table = screen.getByRole('table').element().getBoundingClientRect();
  const figure = document.querySelector('.lali-result-figure')?.getBoundingClientRect();
  expect(figure?.top).toBeGreaterThan(table.bottom);
  expect(document.querySelector('[data-result]')?.scrollWidth).toBe(320);
});
