'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { type ArticleFacts, FactLine, readTime } from '../../internal/article-facts.tsx';
import { CalendarTime } from '../../internal/calendar-time.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleFacts } from '../../messages/en.ts';
import type { ArticleFactLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';

/* The first begins with its picture, the second ends with it: two of a kind, and no pair of boxes. */
const relatedArticleVariants = cva(
  'group/card focus-ring-within relative flex min-w-0 flex-col gap-6 rounded-card @3xl:gap-8',
  {
    variants: {
      place: {
        first: '@3xl:col-span-7 @3xl:pe-6',
        second:
          '@3xl:col-span-5 @3xl:flex-col-reverse @3xl:justify-between @3xl:rounded-none @3xl:border-soft @3xl:border-s @3xl:ps-8',
        alone:
          '@3xl:col-span-12 @3xl:grid @3xl:grid-cols-12 @3xl:items-center @3xl:gap-x-12 @3xl:*:first:col-span-5 @3xl:*:last:col-span-7',
      },
    },
  },
);

/** One that can be read: an announced article leads nowhere from here. */
export interface RelatedArticle extends ArticleFacts {
  picture: ArticlePictureSource;
}

export interface RelatedArticlesProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** The most closely related first. At most two are shown. Without any, nothing is rendered. */
  articles: readonly RelatedArticle[];
  /** BCP 47 tag for dates and numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ArticleFactLabels>;
}

/** Below an article: at most two others, the nearer one larger. */
export function RelatedArticles({
  title,
  articles,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: RelatedArticlesProps) {
  const headingId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('articleFacts', articleFacts, labels);
  const shown = articles.slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      data-count={shown.length}
      className={cx('@container print:hidden', className)}
      {...rest}
    >
      <div className="container-page">
        <h2 id={headingId} className="type-heading wrap-anywhere">
          {title}
        </h2>
        <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-y-12 @3xl:mt-12 @3xl:grid-cols-12">
          {shown.map((article, i) => (
            <Related
              key={article.href}
              article={article}
              place={shown.length === 1 ? 'alone' : i === 0 ? 'first' : 'second'}
              locale={locale}
              labels={said}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RelatedProps {
  article: RelatedArticle;
  place: 'first' | 'second' | 'alone';
  locale: string;
  labels: ArticleFactLabels;
}

function Related({ article, place, locale, labels }: RelatedProps) {
  const Anchor = useLinkComponent();
  const titleId = useId();
  const linkId = useId();
  const { title, excerpt, category, author, date, readMinutes, href, picture } = article;
  return (
    <li data-place={place} className="contents">
      <article aria-labelledby={titleId} className={relatedArticleVariants({ place })}>
        <ArticlePicture
          picture={picture}
          shape={place === 'second' ? 'wide' : 'panorama'}
          cells={place === 'second' ? 130 : 240}
        />
        <div className="min-w-0">
          <FactLine
            className="text-soft"
            facts={[
              <span key="category" className="font-semibold text-signal">
                {category}
              </span>,
              author,
              <CalendarTime key="date" date={date} locale={locale} />,
              readTime(readMinutes, labels, locale),
            ]}
          />
          <h3
            id={titleId}
            className="mt-3 type-subheading wrap-anywhere underline-offset-[0.14em] group-has-[a:hover]/card:underline group-has-[a:hover]/card:decoration-[0.07em]"
          >
            {title}
          </h3>
          <p className="mt-3 max-w-[36em] text-soft wrap-anywhere">{excerpt}</p>
          <Anchor
            id={linkId}
            href={href}
            aria-labelledby={`${linkId} ${titleId}`}
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-signal outline-none after:absolute after:inset-0 after:z-10"
          >
            {labels.readMore}
            <ArrowIcon className="shrink-0 transition-transform duration-quick group-hover/card:translate-x-1 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover/card:-translate-x-1" />
          </Anchor>
        </div>
      </article>
    </li>
  );
}
