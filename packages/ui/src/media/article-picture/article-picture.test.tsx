import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { articleImage } from './article-picture.sample.ts';
import { ArticlePicture, type ArticlePictureSource } from './index.ts';

describeConformance('ArticlePicture', <ArticlePicture picture={{ kind: 'figure', rule: 'strands' }} />);
describeConformance('ArticlePicture, a photograph', <ArticlePicture picture={articleImage} />);

test('what is young has fewer parts of its figure', async () => {
  const { container, rerender } = await render(
    <ArticlePicture picture={{ kind: 'figure', rule: 'phyllotaxis' }} />,
  );
  const grown = container.querySelector('svg')?.innerHTML.length ?? 0;
  await rerender(<ArticlePicture young picture={{ kind: 'figure', rule: 'phyllotaxis' }} />);
  const young = container.querySelector('svg')?.innerHTML.length ?? 0;
  expect(young).toBeGreaterThan(100);
  expect(young).toBeLessThan(grown / 3);
});

test('without a frame a figure has no surface and is not cut, and a photograph keeps its frame', async () => {
  const look = () => getComputedStyle(container.querySelector('[data-kind]') as Element);
  const { container, rerender } = await render(
    <ArticlePicture picture={{ kind: 'figure', rule: 'phyllotaxis' }} />,
  );
  expect([look().overflowX, look().backgroundColor]).not.toContain('visible');
  await rerender(<ArticlePicture frame="none" picture={{ kind: 'figure', rule: 'phyllotaxis' }} />);
  expect([look().overflowX, look().backgroundColor]).toEqual(['visible', 'rgba(0, 0, 0, 0)']);
  await rerender(<ArticlePicture frame="none" picture={articleImage} />);
  expect(look().overflowX).toBe('clip');
});

test('a drawing fills its place, with a distance only from the edge of a frame', async () => {
  const drawing = <svg viewBox="0 0 3 2" aria-hidden="true" />;
  const edges = () => [
    container.querySelector('svg')?.getBoundingClientRect().width,
    container.querySelector('[data-kind=drawing]')?.getBoundingClientRect().width,
  ];
  const { container, rerender } = await render(<ArticlePicture picture={{ kind: 'drawing', drawing }} />);
  const [within = 0, frame = 0] = edges();
  expect(within / frame).toBeCloseTo(0.9, 2);
  await rerender(<ArticlePicture frame="none" picture={{ kind: 'drawing', drawing }} />);
  const [whole, place] = edges();
  expect(whole).toBe(place);
});

test('the first picture of a page can be asked for at once', async () => {
  const { container } = await render(<ArticlePicture loading="eager" picture={articleImage} />);
  expect(container.querySelector('img')?.loading).toBe('eager');
});

test('an image needs words, a figure none', () => {
  expectTypeOf<{
    kind: 'image';
    src: string;
    width: number;
    height: number;
  }>().not.toExtend<ArticlePictureSource>();
  expectTypeOf<{ kind: 'figure'; rule: 'seam' }>().not.toExtend<ArticlePictureSource>();
  expectTypeOf<{ kind: 'figure'; rule: 'strands' }>().toExtend<ArticlePictureSource>();
});

test('a small one in a list has less round corners than a card, which would cut its figure', async () => {
  const radius = () =>
    Number.parseFloat(
      getComputedStyle(container.querySelector('[data-kind]') as Element).borderTopLeftRadius,
    );
  const { container, rerender } = await render(
    <ArticlePicture picture={{ kind: 'figure', rule: 'strands' }} />,
  );
  const card = radius();
  await rerender(<ArticlePicture shape="free" picture={{ kind: 'figure', rule: 'strands' }} />);
  expect(radius()).toBeGreaterThan(0);
  expect(radius()).toBeLessThan(Math.min(card, 17));
});
