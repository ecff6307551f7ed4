import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { PiecedFigure } from './index.ts';
import { pieces } from './pieced-figure.sample.ts';

describeConformance('PiecedFigure', <PiecedFigure pieces={pieces} />);

test('each piece is a link that its picture names', async () => {
  const screen = await render(<PiecedFigure pieces={pieces} />);
  const names = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('href'), link.querySelector('img')?.alt !== '']);
  expect(names).toEqual([
    ['#seats', true],
    ['#timer', true],
    ['#about', true],
  ]);
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('from right to left the places are mirrored, and what a piece shows is not', async () => {
  const places = async (dir: 'ltr' | 'rtl') => {
    const { container, unmount } = await render(
      <div dir={dir} style={{ width: 600 }}>
        <PiecedFigure pieces={pieces} />
      </div>,
    );
    const { left, right } = (container.querySelector('svg') as Element).getBoundingClientRect();
    const found = [...container.querySelectorAll('li')].map((piece) => {
      const box = piece.getBoundingClientRect();
      return Math.round(dir === 'ltr' ? box.left - left : right - box.right);
    });
    const scales = [...container.querySelectorAll('li')].map((piece) => getComputedStyle(piece).scale);
    await unmount();
    return { found, scales };
  };
  const [ltr, rtl] = [await places('ltr'), await places('rtl')];
  expect(rtl.found).toEqual(ltr.found);
  expect(rtl.scales.every((scale) => scale === '-1 1')).toBe(true);
});

test('a picture without words throws', async () => {
  const image = { ...pieces[0].image, alt: '' };
  await expect(render(<PiecedFigure pieces={[{ ...pieces[0], image }]} />)).rejects.toThrow(
    /PiecedFigure: The image .* has no alternative text/,
  );
});
