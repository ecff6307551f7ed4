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

/** Articles in the order given: one large, the others as rows under a rule. */
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

function Articles({ articles, leading = false, settings }: ArticlesProps) {
  return (
    <ul className="lali:border-soft lali:border-b">
      {articles.map((article, i) => {
        const leads = leading && i === 0 && article.state === 'published';
        return (
          <li
            key={`${article.title} ${article.category}`}
            className={cx(leads && 'lali:pb-10 lali:@4xl:pb-14')}
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
