'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { type ArticleFacts, FactLine, linkAtFoot, readTime } from '../../internal/article-facts.tsx';
import { bleedsToEnd } from '../../internal/bleed.ts';
import type { CalendarDate, CalendarMonth } from '../../internal/calendar-date.ts';
import { CalendarTime } from '../../internal/calendar-time.tsx';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { ArticlePicture, type ArticlePictureSource } from '../../media/article-picture/index.ts';
import { articleCard, articleFacts } from '../../messages/en.ts';
import type { ArticleCardMessages, ArticleFactLabels } from '../../messages/labels.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { Link, useLinkComponent } from '../../primitives/link/index.ts';

/* Both measure the container around them. On a phone a row begins with its rule; what is wider begins with its picture. */
const articleCardVariants = cva(
  ['lali:group/card lali:relative lali:min-w-0 lali:data-[state=published]:focus-ring-within', linkAtFoot],
  {
    variants: {
      place: {
        lead: 'lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-6 lali:rounded-card lali:@4xl:grid-cols-12 lali:@4xl:items-center lali:@4xl:gap-x-12',
        row: 'lali:@max-2xl:flow-root lali:@max-2xl:border-soft lali:@max-2xl:border-t lali:@max-2xl:py-6 lali:@2xl:flex lali:@2xl:h-full lali:@2xl:flex-col lali:@2xl:rounded-card',
      },
    },
  },
);

/* The place of the picture; beside a row on a phone the words flow around it. */
const articlePlaceVariants = cva('', {
  variants: {
    place: {
      lead: 'lali:@4xl:order-last lali:@4xl:col-span-7',
      row: 'lali:@max-2xl:float-end lali:@max-2xl:ms-4 lali:@max-2xl:mb-3 lali:@max-2xl:w-28 lali:@2xl:mb-6',
    },
  },
});

const articleTextVariants = cva('lali:min-w-0', {
  variants: { place: { lead: 'lali:@4xl:col-span-5', row: '' } },
});

const articleTitleVariants = cva('lali:wrap-anywhere', {
  variants: {
    place: { lead: 'lali:mt-4', row: 'lali:mt-1.5' },
    state: {
      published:
        'lali:decoration-2 lali:underline-offset-[0.14em] lali:group-has-[a:hover]/card:underline lali:group-has-[a:hover]/card:decoration-[0.07em]',
      announced: '',
    },
  },
});

/* Who wrote it and where it leads. */
const articleEnd =
  'lali:clear-both lali:mt-3 lali:flex lali:flex-wrap lali:items-center lali:gap-x-8 lali:gap-y-1';

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
  /** `lead` is the large one of a list, `row` one of the others: a row on a phone, else its picture is above its words. Default `row`. */
  place?: 'lead' | 'row';
  /** Level of the title in the outline of the page. Default 3. */
  level?: 2 | 3 | 4;
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
  const end = (
    <div className={cx(articleEnd, place === 'row' && 'lali:@2xl:mt-auto lali:@2xl:pt-3')}>
      <p className="lali:min-w-0 lali:type-small lali:wrap-anywhere">{author}</p>
      {article.state === 'published' ? (
        <ReadMore href={article.href} label={facts.readMore} titleId={titleId} />
      ) : (
        <Notify {...article.notify} comingSoon={said.comingSoon} titleId={titleId} />
      )}
    </div>
  );
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
          frame={place === 'lead' ? 'none' : 'surface'}
          young={state === 'announced'}
          cells={place === 'lead' ? 260 : 150}
          loading={loading}
          className={cx(
            place === 'lead'
              ? 'lali:@4xl:aspect-[7/5]'
              : 'lali:@max-2xl:aspect-[3/2] lali:@2xl:h-[min(21rem,28cqi)] lali:@2xl:rounded-card',
            // A root enters from the edge of the window.
            place === 'lead' && picture.kind === 'figure' && picture.rule === 'branching' && bleedsToEnd,
          )}
        />
      </div>
      <div className={articleTextVariants({ place })}>
        <FactLine
          className="lali:text-soft"
          together={article.state === 'published' ? 2 : 0}
          facts={[
            <span key="category" className="lali:font-semibold lali:text-signal">
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
            'lali:max-w-[36em] lali:wrap-anywhere',
            place === 'lead' ? 'lali:type-lead lali:mt-5' : 'lali:type-body lali:mt-2 lali:text-soft',
          )}
        >
          {excerpt}
        </p>
        {place === 'lead' ? end : null}
      </div>
      {place === 'lead' ? null : end}
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
      className="lali:inline-flex lali:min-h-11 lali:items-center lali:gap-2 lali:font-semibold lali:text-signal lali:outline-none lali:after:absolute lali:after:inset-0 lali:after:z-10"
    >
      {label}
      <ArrowIcon className="lali:shrink-0 lali:transition-transform lali:duration-quick lali:group-hover/card:translate-x-1 lali:motion-reduce:transition-none lali:rtl:-scale-x-100 lali:rtl:group-hover/card:-translate-x-1" />
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
    <p className="lali:flex lali:min-w-0 lali:flex-wrap lali:items-center lali:gap-x-8">
      <span className="lali:flex lali:min-h-11 lali:items-center lali:gap-2.5 lali:font-semibold">
        <span
          aria-hidden="true"
          className="lali:size-2.5 lali:shrink-0 lali:rounded-full lali:bg-highlight lali:ring-1 lali:ring-text/60 lali:forced-colors:bg-[CanvasText]"
        />
        {comingSoon}
      </span>
      <Link id={ownId} href={href} variant="standalone" aria-labelledby={`${ownId} ${titleId}`}>
        {label}
      </Link>
    </p>
  );
}
