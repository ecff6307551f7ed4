import {
  ArticleCover,
  ArticleList,
  Field,
  LivingFigure,
  Page,
  PageIntro,
  SearchBox,
  Select,
  Text,
} from '@laliaflia/ui';
import { articles, published } from '../content/articles.ts';
import { closing, everyCategory, intro, list } from '../content/pages/blog.ts';
import { site } from '../content/site.ts';
import { articleCard, matches, readable } from '../features/blog/article-cards.ts';
import { FeedLink } from '../features/blog/feed-link.tsx';
import { useTyped } from '../features/blog/use-typed.ts';
import { useViewState } from '../routing/view-state.ts';

export { closing, head } from '../content/pages/blog.ts';

export default function Blog() {
  const [query, setQuery] = useViewState('q');
  const [wanted, setCategory] = useViewState('category');
  const [search, setSearch] = useTyped(query, setQuery);
  const category = list.category.choices.find((each) => each === wanted) ?? everyCategory;
  const shown = articles.filter(
    (article) => (category === everyCategory || article.category === category) && matches(article, search),
  );
  // What comes after the first one shown, which is the large one.
  const first = published.findIndex(({ slug }) => slug === shown[0]?.slug);
  const following = published[(first + 1) % published.length];
  return (
    <Page>
      <FeedLink />
      <PageIntro
        {...intro}
        rule
        figure={<LivingFigure rule="branching" seed={27} tips={10} />}
        figurePlace="edge"
      />
      <ArticleList
        title={list.title}
        titleHidden
        locale={site.locale}
        articles={shown.map((article, i) => articleCard(article, list.notify, i === 0 ? 'inverse' : 'page'))}
        empty={list.empty}
        controls={
          <div className="lali:grid lali:items-end lali:gap-x-6 lali:gap-y-4 lali:sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
            <SearchBox {...list.search} showLabel value={search} onValueChange={setSearch} />
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
            <Text role="status" look="small" tone="soft" className="lali:sm:col-span-2">
              {list.count(shown.length)}
            </Text>
            <noscript>
              <Text look="small">{list.withoutScripts}</Text>
            </noscript>
          </div>
        }
      />
      {following && <ArticleCover {...closing} article={readable(following)} locale={site.locale} />}
    </Page>
  );
}
