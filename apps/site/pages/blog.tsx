import {
  ArticleCover,
  ArticleList,
  Button,
  Field,
  Heading,
  Page,
  SearchBox,
  Select,
  Text,
} from '@laliaflia/ui';
import { useId, useRef } from 'react';
import { articles, published } from '../content/articles.ts';
import { another, closing, everyCategory, intro, list } from '../content/pages/blog.ts';
import { site } from '../content/site.ts';
import { articleCard, matches, readable } from '../features/blog/article-cards.tsx';
import { FeedLink } from '../features/blog/feed-link.tsx';
import { useTyped } from '../features/blog/use-typed.ts';
import { useViewState } from '../routing/view-state.ts';

export { closing, head } from '../content/pages/blog.ts';

export const partsOf = () => published.map(({ slug }) => slug);

/** Instead of a search without hits. */
const newest = published.slice(0, 2);

export default function Blog() {
  const [query, setQuery] = useViewState('q');
  const [wanted, setCategory] = useViewState('category');
  const [search, setSearch] = useTyped(query, setQuery);
  const category = list.category.choices.find((each) => each === wanted) ?? everyCategory;
  const shown = articles.filter(
    (article) => (category === everyCategory || article.category === category) && matches(article, search),
  );
  // Each stands once: the page ends with the first of all, or with one that the search has left out.
  const isWhole = shown.length === articles.length;
  const listed = isWhole ? shown.slice(0, -1) : shown;
  const others = shown.length === 0 ? newest : listed;
  const end = published.findLast(({ slug }) => others.every((other) => other.slug !== slug));
  const searchBox = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const clear = () => {
    setSearch('');
    setCategory(undefined);
    // The button goes with what it has cleared.
    searchBox.current?.querySelector('input')?.focus();
  };
  return (
    <Page>
      <FeedLink />
      <div className="lali:mt-0">
        <section
          aria-labelledby={titleId}
          data-band=""
          className="lali:container-page lali:grid lali:gap-x-6 lali:gap-y-8 lali:pt-8 lali:pb-12 lali:lg:grid-cols-12 lali:lg:items-end lali:lg:pt-12 lali:lg:pb-16"
        >
          <div className="lali:min-w-0 lali:lg:col-span-8">
            <Heading id={titleId} level={1}>
              {intro.title}
            </Heading>
            <Text look="lead" className="lali:mt-6">
              {intro.lead}
            </Text>
          </div>
          <div className="lali:grid lali:min-w-0 lali:items-end lali:gap-x-6 lali:gap-y-4 lali:sm:grid-cols-2 lali:lg:col-span-4 lali:lg:col-start-9">
            <div className="lali:sm:col-span-2">
              <SearchBox
                {...list.search}
                ref={searchBox}
                showLabel
                value={search}
                onValueChange={setSearch}
              />
            </div>
            <Field label={list.category.label} mark={null}>
              <Select
                name="category"
                value={category}
                onChange={({ currentTarget: { value } }) =>
                  setCategory(value === everyCategory ? undefined : value)
                }
              >
                {list.category.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </Select>
            </Field>
            <Text role="status" look="small" tone="soft" className="lali:sm:pb-4">
              {list.count(shown.length)}
            </Text>
            <noscript>
              <Text look="small">{list.withoutScripts}</Text>
            </noscript>
          </div>
        </section>
        <ArticleList
          title={list.title}
          titleHidden
          locale={site.locale}
          articles={listed.map((article) => articleCard(article, list.notify))}
          empty={list.empty}
          emptyAction={
            <Button variant="outline" size="small" onClick={clear}>
              {list.clear}
            </Button>
          }
          instead={{
            title: list.newest,
            articles: newest.map((article) => articleCard(article, list.notify)),
          }}
        />
      </div>
      {end && (
        <ArticleCover
          label={isWhole ? closing.label : another}
          article={readable(end)}
          locale={site.locale}
        />
      )}
    </Page>
  );
}
