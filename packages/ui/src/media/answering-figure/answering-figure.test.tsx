import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { LivingFigure } from '../living-figure/index.ts';
import { AnsweringFigure } from './index.ts';

const figure = (
  <AnsweringFigure style={{ inlineSize: 600 }}>
    {(seed, habit) => <LivingFigure cells={560} seed={seed} habit={habit} />}
  </AnsweringFigure>
);

describeConformance('AnsweringFigure', figure);

const pathsOf = (container: Element) => [...container.querySelectorAll('path')];

test('cells near the pointer become tiles, and the drawing is what it was when it has gone', async () => {
  const { container } = await render(figure);
  const [svg] = container.querySelectorAll('svg');
  const before = svg?.innerHTML;
  const few = pathsOf(container).length;

  await userEvent.hover(svg as Element);
  await expect.poll(() => pathsOf(container).length).toBeGreaterThan(few + 300);
  // A tile of the grid at the centre, where discs were.
  await expect.poll(() => svg?.querySelectorAll('path[d^="M-12 -12l24 0"]').length).toBe(1);

  await commands.parkPointer();
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
  await expect.poll(() => svg?.innerHTML).toBe(before);
});

test('a cell far from the pointer stays', async () => {
  const { container } = await render(figure);
  const [svg] = container.querySelectorAll('svg');
  const { left, top, width } = (svg as Element).getBoundingClientRect();
  const far = (path: Element) => {
    const box = path.getBoundingClientRect();
    return Math.hypot(box.x - left - width / 2, box.y - top - width / 2) > 200;
  };
  await userEvent.hover(svg as Element);
  await expect.poll(() => svg?.querySelectorAll('path[d^="M-12 -12l24 0"]').length).toBe(1);
  const tilted = pathsOf(container).filter(
    (path) => far(path) && /^M\S+ \S+l\S+ -?[1-9]/.test(path.getAttribute('d') ?? ''),
  );
  expect(tilted.length).toBeGreaterThan(20);
});

test('a figure that is grown while the pointer is near answers as well', async () => {
  const screen = await render(figure);
  const [svg] = screen.container.querySelectorAll('svg');
  await userEvent.hover(svg as Element);
  await expect.poll(() => pathsOf(screen.container).length).toBeGreaterThan(300);
  screen.container.querySelector('button')?.click();
  await expect.poll(() => pathsOf(screen.container).length).toBeLessThan(100);
  await userEvent.hover(svg as Element, { position: { x: 320, y: 300 } });
  await expect.poll(() => pathsOf(screen.container).length).toBeGreaterThan(300);
});

test('with reduced motion nothing moves', async () => {
  const still = vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(true);
  try {
    const { container } = await render(figure);
    const few = pathsOf(container).length;
    await userEvent.hover(container.querySelector('svg') as Element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(pathsOf(container)).toHaveLength(few);
  } finally {
    still.mockRestore();
  }
});

test('the button is the first stop of the Tab key', async () => {
  await render(figure);
  await userEvent.tab();
  const button = page.getByRole('button', { name: 'Grow another' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAccessibleDescription('A figure of cells that become tiles');
});
