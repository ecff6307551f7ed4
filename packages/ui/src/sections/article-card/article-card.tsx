'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { type ArticleFacts, FactLine, readTime } from '../../internal/article-facts.tsx';
import type { CalendarDate, CalendarMonth } from '../../internal/calendar-date.ts';
import { CalendarTime } from '../../internal/calendar-time.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleCard, articleFacts } from '../../messages/en.ts';
import type { ArticleCardMessages, ArticleFactLabels } from '../../messages/labels.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { Link, useLinkComponent } from '../../primitives/link/index.ts';

/* Both measure the container around them. A row begins with its rule; what leads begins with its picture. */
const articleCardVariants = cva('group/card relative min-w-0 data-[state=published]:focus-ring-within', {
  variants: {
    place: {
      lead: 'grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card @4xl:grid-cols-12 @4xl:items-center @4xl:gap-x-12',
      row: 'flow-root border-soft border-t py-7 @2xl:grid @2xl:grid-cols-12 @2xl:gap-x-8 @2xl:py-9',
    },
  },
});

/* The place of the picture; beside a row on a phone the words flow around it. */
const articlePlaceVariants = cva('', {
  variants: {
    place: {
      lead: '@4xl:order-last @4xl:col-span-7',
      row: 'float-end ms-4 mb-3 w-20 @2xl:order-last @2xl:col-span-3 @2xl:col-start-10 @2xl:m-0 @2xl:w-auto @2xl:self-start',
    },
  },
});

const articleTextVariants = cva('min-w-0', {
  variants: {
    place: { lead: '@4xl:col-span-5', row: '@2xl:col-span-9 @2xl:row-start-1 @5xl:col-span-8' },
  },
});

const articleTitleVariants = cva('wrap-anywhere', {
  variants: {
    place: { lead: 'mt-4', row: 'mt-3' },
    state: {
      published:
        'decoration-2 underline-offset-[0.14em] group-has-[a:hover]/card:underline group-has-[a:hover]/card:decoration-[0.07em]',
      announced: '',
    },
  },
});

/** It can be read. */
export interface PublishedArticle extends ArticleFacts {
  state: 'published';
  picture: ArticlePictureSource;
  planned?: never;
  notify?: never;
}

/** It is still being written: its one link leads to the newsletter that will announce it. */
export interface AnnouncedArticle extends Pick<ArticleFacts, 'title' | 'excerpt' | 'category' | 'author'> {
  state: 'announced';
  picture: ArticlePictureSource;
  /** The day, or the month where the day is not settled. */
  planned: CalendarDate | CalendarMonth;
  /** A link to be notified: the newsletter. */
  notify: { href: string; label: string };
  href?: never;
  date?: never;
  readMinutes?: never;
}

export type Article = PublishedArticle | AnnouncedArticle;

export type ArticleCardLabels = ArticleCardMessages & ArticleFactLabels;

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Published, with an address and a date, or announced. */
  article: Article;
  /** `lead` is the large one of a list, `row` one line of it. Default `row`. */
  place?: 'lead' | 'row';
  /** Level of the title in the outline of the page. Default 3. */
  level?: 2 | 3;
  /** The first picture of a page loads at once. Default `lazy`. */
  loading?: 'eager' | 'lazy';
  /** BCP 47 tag for dates and numbers. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ArticleCardLabels>;
}

/** An article in a list. It adapts to the container around it, which the list brings. */
export function ArticleCard({
  article,
  place = 'row',
  level = 3,
  loading = 'lazy',
  locale: ownLocale,
  labels,
  className,
  ...rest
}: ArticleCardProps) {
  const titleId = useId();
  const locale = useLocale(ownLocale);
  const facts = useWords('articleFacts', articleFacts, labels);
  const said = useWords('articleCard', articleCard, labels);
  const { state, title, excerpt, category, author, picture } = article;
  return (
    <article
      aria-labelledby={titleId}
      data-state={state}
      data-place={place}
      className={cx(articleCardVariants({ place }), className)}
      {...rest}
    >
      <div className={articlePlaceVariants({ place })}>
        <ArticlePicture
          picture={picture}
          shape={place === 'lead' ? 'wide' : 'free'}
          young={state === 'announced'}
          cells={place === 'lead' ? 260 : 110}
          loading={loading}
          className={place === 'lead' ? '@4xl:aspect-[7/5]' : 'aspect-square @2xl:aspect-[3/2]'}
        />
      </div>
      <div className={articleTextVariants({ place })}>
        <FactLine
          className="text-soft"
          facts={[
            <span key="category" className="font-semibold text-signal">
              {category}
            </span>,
            ...(article.state === 'published'
              ? [
                  <CalendarTime key="date" date={article.date} locale={locale} />,
                  readTime(article.readMinutes, facts, locale),
                ]
              : [
                  <span key="planned">
                    {said.planned} <CalendarTime date={article.planned} locale={locale} />
                  </span>,
                ]),
          ]}
        />
        <Heading
          id={titleId}
          level={level}
          look={place === 'lead' ? 'heading' : 'subheading'}
          className={articleTitleVariants({ place, state })}
        >
          {title}
        </Heading>
        <p
          className={cx(
            'max-w-[36em] wrap-anywhere',
            place === 'lead' ? 'type-lead mt-5' : 'type-body mt-3 text-soft',
          )}
        >
          {excerpt}
        </p>
        <div className="clear-both mt-3 flex flex-wrap items-center gap-x-8 gap-y-1">
          <p className="min-w-0 type-small wrap-anywhere">{author}</p>
          {article.state === 'published' ? (
            <ReadMore href={article.href} label={facts.readMore} titleId={titleId} />
          ) : (
            <Notify {...article.notify} comingSoon={said.comingSoon} titleId={titleId} />
          )}
        </div>
      </div>
    </article>
  );
}

/** The one link of a card that can be read; its target is the card. */
function ReadMore({ href, label, titleId }: { href: string; label: string; titleId: string }) {
  const Anchor = useLinkComponent();
  const ownId = useId();
  return (
    <Anchor
      id={ownId}
      href={href}
      aria-labelledby={`${ownId} ${titleId}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-signal outline-none after:absolute after:inset-0 after:z-10"
    >
      {label}
      <ArrowIcon className="shrink-0 transition-transform duration-quick group-hover/card:translate-x-1 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover/card:-translate-x-1" />
    </Anchor>
  );
}

/** An announced article with a link to be notified. */
function Notify({
  href,
  label,
  comingSoon,
  titleId,
}: AnnouncedArticle['notify'] & { comingSoon: string; titleId: string }) {
  const ownId = useId();
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-8">
      <span className="flex min-h-11 items-center gap-2.5 font-semibold">
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-full bg-pollen ring-1 ring-ink/60 forced-colors:bg-[CanvasText]"
        />
        {comingSoon}
      </span>
      <Link id={ownId} href={href} variant="standalone" aria-labelledby={`${ownId} ${titleId}`}>
        {label}
      </Link>
    </p>
  );
}
