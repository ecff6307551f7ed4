import { expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { emulateMedia } from '../../../test/emulate-media.ts';
import { resultPicture } from '../../result-picture.ts';
import { ResultMark } from './result-mark.tsx';
import { sampleResult } from './result-view.sample.tsx';
import { ResultView } from './result-view.tsx';
import type { ResultAxes, ResultAxis } from './result-view.types.ts';

describeConformance('ResultView', <ResultView {...sampleResult} />);

describeConformance('ResultMark', <ResultMark scores={[78, 92, 35, 61]} />);

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

test('a picture has the figure, title and scores of the page, in plain colours', async () => {
  const screen = await render(<ResultView {...sampleResult} />);
  const view = screen.container.querySelector<HTMLElement>('[data-result]') as HTMLElement;
  const picture = resultPicture(view, 'Sample & Sons');
  const svg = new DOMParser().parseFromString(picture.svg(), 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBeNull();
  const words = [...svg.querySelectorAll('text')].map((each) => each.textContent);
  expect(words).toContain('Sample & Sons');
  expect(words.join(' ')).toContain(sampleResult.title);
  for (const { label, score } of sampleResult.axes.filter((axis) => axis !== undefined))
    expect(words).toEqual(expect.arrayContaining([label, String(score)]));
  const painted = [...svg.querySelectorAll('path')].flatMap((path) =>
    ['fill', 'stroke'].map((name) => path.getAttribute(name) ?? ''),
  );
  expect(painted.length).toBeGreaterThan(20);
  for (const colour of painted) expect(colour).toMatch(/^(none|#[0-9a-f]{6})$/);

  const image = await createImageBitmap(await picture.png());
  expect([image.width, image.height]).toEqual([2400, 1260]);
  const canvas = new OffscreenCanvas(2400, 1260).getContext('2d') as OffscreenCanvasRenderingContext2D;
  canvas.drawImage(image, 0, 0);
  // Around the middle of the figure stand cells, between which the ground is seen.
  const colours = new Set(new Uint32Array(canvas.getImageData(1700, 570, 120, 120).data.buffer));
  const [ground = 0] = new Uint32Array(canvas.getImageData(4, 4, 1, 1).data.buffer);
  expect([colours.has(ground), colours.size > 3]).toEqual([true, true]);
});

test('what is no result is refused', () => {
  expect(() => resultPicture(document.createElement('div'), 'Sample')).toThrow('no result to draw');
});
