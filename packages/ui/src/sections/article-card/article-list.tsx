'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { SectionHead } from '../../internal/section-head.tsx';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { visuallyHiddenVariants } from '../../primitives/visually-hidden/visually-hidden.variants.ts';
import { type Article, ArticleCard, type ArticleCardProps } from './article-card.tsx';

export interface ArticleListProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>,
    Pick<ArticleCardProps, 'locale' | 'labels'> {
  /** The heading of the section. */
  title: string;
  /** The heading is heard, not seen: the page's own title stands right above. Default `false`. */
  titleHidden?: boolean;
  /** A sentence or two below the title. Default none. */
  lead?: ReactNode;
  /** Search and filters, above the articles. */
  controls?: ReactNode;
  /** The first leads when it can be read; the others follow as rows. */
  articles: readonly Article[];
  /** Shown instead of the articles if there are none: 'No articles found matching your criteria.' */
  empty: ReactNode;
  /** What to do about it: a button that clears the search. Default nothing. */
  emptyAction?: ReactNode;
  /** What to read instead, as rows under a heading of its own. Default nothing. */
  instead?: { title: string; articles: readonly Article[] };
}

/** Articles in the order given: one large, the others in pairs of unequal width, or as rows on a phone. */
export function ArticleList({
  title,
  titleHidden = false,
  lead,
  controls,
  articles,
  empty,
  emptyAction,
  instead,
  locale,
  labels,
  className,
  ...rest
}: ArticleListProps) {
  const headingId = useId();
  const settings = { ...(locale && { locale }), ...(labels && { labels }) };
  return (
    <section
      aria-labelledby={headingId}
      data-count={articles.length}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page">
        {titleHidden ? (
          <h2 id={headingId} className={visuallyHiddenVariants()}>
            {title}
          </h2>
        ) : (
          <div className="lali:mb-8 lali:@3xl:mb-12">
            <SectionHead id={headingId} title={title} lead={lead} />
          </div>
        )}
        {controls ? <div className="lali:mb-10 lali:@3xl:mb-14">{controls}</div> : null}
        {articles.length > 0 ? (
          <Articles articles={articles} leading settings={settings} />
        ) : (
          <>
            <EmptyState rule="start" title={empty} action={emptyAction} />
            {instead ? (
              <>
                <h3 className="lali:type-subheading lali:mt-6 lali:mb-5 lali:wrap-anywhere">
                  {instead.title}
                </h3>
                <Articles articles={instead.articles} settings={settings} />
              </>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

interface ArticlesProps {
  articles: readonly Article[];
  /** The first is large, if it can be read. */
  leading?: boolean;
  settings: Pick<ArticleListProps, 'locale' | 'labels'>;
}

/* The wide one of a pair is the first, then the second. */
const wide = new Set([0, 3]);

function Articles({ articles, leading = false, settings }: ArticlesProps) {
  const first = leading && articles[0]?.state === 'published' ? 1 : 0;
  return (
    <ul className="lali:@max-2xl:border-soft lali:@max-2xl:border-b lali:@2xl:grid lali:@2xl:grid-cols-12 lali:@2xl:gap-x-6 lali:@2xl:gap-y-14">
      {articles.map((article, i) => {
        const leads = i < first;
        return (
          <li
            key={`${article.title} ${article.category}`}
            className={cx(
              leads && 'lali:pb-10 lali:@2xl:col-span-12 lali:@2xl:pb-0',
              !leads && (wide.has((i - first) % 4) ? 'lali:@2xl:col-span-7' : 'lali:@2xl:col-span-5'),
            )}
          >
            <ArticleCard
              article={article}
              place={leads ? 'lead' : 'row'}
              level={leading ? 3 : 4}
              loading={leads ? 'eager' : 'lazy'}
              {...settings}
            />
          </li>
        );
      })}
    </ul>
  );
}
