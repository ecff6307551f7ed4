import { expect, expectTypeOf, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/conformance.tsx';
import { LinkProvider } from '../../primitives/link/index.ts';
import { announced, articles, published } from './article-card.sample.ts';
import { type AnnouncedArticle, type Article, ArticleCard, ArticleList } from './index.ts';

const [article] = published;
const coming = announced[0] as AnnouncedArticle;

describeConformance('ArticleCard', <ArticleCard article={article} />);
describeConformance('ArticleCard, announced', <ArticleCard article={coming} place="lead" />);
describeConformance('ArticleList', <ArticleList title="Articles" articles={articles} empty="None." />);
describeConformance('ArticleList, empty', <ArticleList title="Articles" articles={[]} empty="None." />);

test('what can be read is a link of the application’s own router', async () => {
  const { container } = await render(
    <LinkProvider component={(props) => <a data-router="" {...props} />}>
      <ArticleCard article={article} />
    </LinkProvider>,
  );
  expect(container.querySelector('a')?.hasAttribute('data-router')).toBe(true);
  expect(container.querySelector('button')).toBeNull();
});

test('the picture of a row is beside its words on a phone, and above them on a tablet', async () => {
  const { container } = await render(
    [350, 760].map((width) => (
      <div key={width} style={{ width, containerType: 'inline-size' }}>
        <ArticleCard article={article} />
      </div>
    )),
  );
  const boxes = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const [small, large] = boxes('[data-kind]') as [DOMRect, DOMRect];
  const [besideIt, belowIt] = boxes('h3') as [DOMRect, DOMRect];
  expect(small.left).toBeGreaterThan(besideIt.left);
  expect(small.top).toBeLessThan(besideIt.bottom);
  expect(large.bottom).toBeLessThan(belowIt.top);
});

test('an announced article gives its month where no day is settled', async () => {
  const { container } = await render(<ArticleCard article={coming} />);
  const time = container.querySelector('time');
  expect([time?.dateTime, time?.textContent]).toEqual(['2027-01', 'January 2027']);
  expect(container.querySelector('button')).toBeNull();
});

test('an invalid date is refused with the right format', async () => {
  await expect(render(<ArticleCard article={{ ...article, date: '2026-02-31' }} />)).rejects.toThrow(
    '"2026-02-31" is no date of the calendar. Write year, month and day as 2026-03-04',
  );
});

test('what is announced cannot be opened, and what is published needs no notice', () => {
  expectTypeOf<typeof coming & { href: string }>().not.toExtend<Article>();
  expectTypeOf<Omit<typeof coming, 'notify'>>().not.toExtend<Article>();
  expectTypeOf<Omit<typeof article, 'href'>>().not.toExtend<Article>();
  // @ts-expect-error a published article is not planned
  const both: Article = { ...article, planned: '2027-01' };
  // @ts-expect-error the date is written in numbers
  const spoken: Article = { ...article, date: 'March 4, 2026' };
  expect([both, spoken]).toHaveLength(2);
});
