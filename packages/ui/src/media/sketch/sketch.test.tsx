import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { Sketch } from './index.ts';
import { drawMarks } from './pencil.ts';
import { longForm, twoLists } from './sketch.sample.ts';
import { sketchFile } from './sketch-file.ts';

describeConformance('Sketch', <Sketch marks={longForm} label="A form" />);
describeConformance('Sketch, decoration', <Sketch marks={twoLists} struck />);

test('the notes are its only words', async () => {
  const { container } = await render(<Sketch marks={longForm} />);
  expect(container.textContent).toBe('page 1 of 90');
});

test('its file has the lines of the same sheet and seed, and no words', async () => {
  const sheet = { width: 200, height: 100, seed: 3 };
  const { container } = await render(<Sketch marks={longForm} {...sheet} />);
  const drawn = new DOMParser().parseFromString(sketchFile(longForm, sheet), 'image/svg+xml');
  const lines = (within: ParentNode) =>
    [...within.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(lines(drawn)).toEqual(lines(container));
  expect(drawn.documentElement.getAttribute('viewBox')).toBe('0 0 200 100');
  expect(drawn.documentElement.textContent).toBe('');
});

describe('the pencil', () => {
  test('draws the same marks with the same seed the same, and otherwise with another', () => {
    expect(drawMarks(longForm, 3)).toEqual(drawMarks(longForm, 3));
    expect(drawMarks(longForm, 3)).not.toEqual(drawMarks(longForm, 4));
  });

  test.for([
    ['box', [['box', 40, 40, 200, 100]]],
    ['box with round corners', [['box', 40, 40, 200, 100, 12]]],
    ['line', [['line', 40, 40, 240, 140]]],
    ['path', [['path', [40, 40, 100, 140, 240, 60]]]],
    ['circle', [['round', 140, 90, 50]]],
    ['writing', [['words', 40, 44, 200, 11]]],
    ['hatching', [['shade', 40, 40, 200, 100]]],
    ['cross', [['cross', 40, 40, 200, 100]]],
    ['arrow', [['arrow', 50, 50, 230, 130]]],
  ] as const)('a %s stays within 6 units of where it was put', async ([, marks]) => {
    const { container } = await render(<Sketch marks={marks} />);
    for (const path of container.querySelectorAll('path')) {
      const { x, y, width, height } = path.getBBox();
      expect(x).toBeGreaterThan(34);
      expect(y).toBeGreaterThan(34);
      expect(x + width).toBeLessThan(246);
      expect(y + height).toBeLessThan(146);
      expect(width).toBeGreaterThan(90);
    }
  });
});
