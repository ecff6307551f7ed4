'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { type ArticleFacts, Byline, linkAtFoot, readTime } from '../../internal/article-facts.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleFacts } from '../../messages/en.ts';
import type { ArticleFactLabels } from '../../messages/labels.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { Link, useLinkComponent } from '../../primitives/link/index.ts';

/* Two pictures of one height, so that the words below them begin on one line; the first is wider. */
const relatedArticleVariants = cva(
  [
    'lali:group/card lali:focus-ring-within lali:relative lali:flex lali:min-w-0 lali:flex-col lali:gap-6 lali:rounded-card',
    linkAtFoot,
  ],
  {
    variants: {
      place: {
        first: 'lali:@3xl:col-span-7',
        second: 'lali:@3xl:col-span-5',
        alone:
          'lali:@3xl:col-span-12 lali:@3xl:grid lali:@3xl:grid-cols-12 lali:@3xl:items-center lali:@3xl:gap-x-12 lali:@3xl:*:first:col-span-5 lali:@3xl:*:last:col-span-7',
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
  /** Beside the heading: a link to all of them. Default none. */
  more?: { href: string; label: string };
  /** BCP 47 tag for dates and numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ArticleFactLabels>;
}

/** Below an article: at most two others, the nearer one larger. */
export function RelatedArticles({
  title,
  articles,
  more,
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
      className={cx('lali:@container lali:print:hidden', className)}
      {...rest}
    >
      <div className="lali:container-page">
        <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-12">
          <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
            {title}
          </h2>
          {more ? (
            <Link href={more.href} variant="standalone">
              {more.label}
            </Link>
          ) : null}
        </div>
        <ul className="lali:mt-8 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-12 lali:@3xl:mt-12 lali:@3xl:grid-cols-12">
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
    <li data-place={place} className="lali:contents">
      <article aria-labelledby={titleId} className={relatedArticleVariants({ place })}>
        <ArticlePicture
          picture={picture}
          shape={place === 'second' ? 'wide' : 'panorama'}
          cells={place === 'second' ? 130 : 240}
          className={place === 'alone' ? undefined : 'lali:@3xl:aspect-auto lali:@3xl:h-[min(21rem,28cqi)]'}
        />
        <div className="lali:min-w-0">
          <p className="lali:font-semibold lali:text-signal lali:wrap-anywhere">{category}</p>
          <h3
            id={titleId}
            className="lali:mt-2 lali:type-subheading lali:wrap-anywhere lali:underline-offset-[0.14em] lali:group-has-[a:hover]/card:underline lali:group-has-[a:hover]/card:decoration-[0.07em]"
          >
            {title}
          </h3>
          <p className="lali:mt-3 lali:max-w-[36em] lali:text-soft lali:wrap-anywhere">{excerpt}</p>
          <Byline
            className="lali:mt-3 lali:text-soft"
            author={author}
            date={date}
            minutes={readTime(readMinutes, labels, locale)}
            locale={locale}
          />
          <Anchor
            id={linkId}
            href={href}
            aria-labelledby={`${linkId} ${titleId}`}
            className="lali:mt-2 lali:inline-flex lali:min-h-11 lali:items-center lali:gap-2 lali:font-semibold lali:text-signal lali:outline-none lali:after:absolute lali:after:inset-0 lali:after:z-10"
          >
            {labels.readMore}
            <ArrowIcon className="lali:shrink-0 lali:transition-transform lali:duration-quick lali:group-hover/card:translate-x-1 lali:motion-reduce:transition-none lali:rtl:-scale-x-100 lali:rtl:group-hover/card:-translate-x-1" />
          </Anchor>
        </div>
      </article>
    </li>
  );
}
