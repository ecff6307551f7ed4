import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { next } from './article-cover.sample.ts';
import { ArticleCover, type CoveredArticle } from './index.ts';

describeConformance('ArticleCover', <ArticleCover label="Next article" article={next} />);

test('the title is the only link, and the section is named by it', async () => {
  const screen = await render(<ArticleCover label="Next article" article={next} />);
  expect(screen.container.querySelectorAll('a')).toHaveLength(1);
  const heading = screen.getByRole('heading', { level: 2 });
  await expect.element(heading.getByRole('link', { name: next.title })).toHaveAttribute('href', next.href);
  await expect.element(screen.getByRole('region', { name: next.title })).toBeVisible();
});

test('what cannot be read is no next article', () => {
  expectTypeOf<Omit<CoveredArticle, 'href'>>().not.toExtend<CoveredArticle>();
  expectTypeOf<Omit<CoveredArticle, 'date'>>().not.toExtend<CoveredArticle>();
});

test.each([390, 1200])(
  'the arrow leaves the lines of the title as far apart as they are, %i px wide',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <ArticleCover label="Next article" article={next} />
      </div>,
    );
    const heading = container.querySelector('h2') as HTMLElement;
    const height = heading.getBoundingClientRect().height;
    const lines = height / Number.parseFloat(getComputedStyle(heading).lineHeight);
    expect(heading.querySelector('svg')).not.toBeNull();
    expect(lines).toBeCloseTo(Math.round(lines), 1);
  },
);
