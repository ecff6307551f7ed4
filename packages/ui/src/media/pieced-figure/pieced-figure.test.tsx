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

test('a picture without words throws', async () => {
  const image = { ...pieces[0].image, alt: '' };
  await expect(render(<PiecedFigure pieces={[{ ...pieces[0], image }]} />)).rejects.toThrow(
    /PiecedFigure: The image .* has no alternative text/,
  );
});
