import { cx } from 'class-variance-authority';
import { Fragment, type ReactNode } from 'react';
import type { ArticleFactLabels } from '../messages/labels.ts';
import type { CalendarDate } from './calendar-date.ts';
import { CalendarTime } from './calendar-time.tsx';
import { formatMessage } from './i18n/format-message.ts';

/** The facts that every list shows of a published article. */
export interface ArticleFacts {
  title: string;
  /** One or two sentences. */
  excerpt: string;
  /** 'Leadership' */
  category: string;
  author: string;
  /** The day it was published. */
  date: CalendarDate;
  /** How long it takes to read, in whole minutes. */
  readMinutes: number;
  href: string;
}

/** The link stands at the foot of its card: this much above it comes into view with it, as far as the window has room. */
export const linkAtFoot = 'lali:[--lali-above-focus:min(34rem,100vh-12rem)]';

const formats = new Map<string, Intl.NumberFormat>();

export function readTime(
  minutes: number,
  words: Pick<ArticleFactLabels, 'readTime'>,
  locale: string,
): string {
  // Making one takes longer than rendering the card.
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return formatMessage(words.readTime, { minutes: format.format(minutes), count: minutes }, locale);
}

/** Short facts on one line, a cell between two; one that would begin a line is cut off. */
export function FactLine({
  facts,
  together = 0,
  className,
}: {
  facts: readonly ReactNode[];
  /** So many of the last ones go to the next line as one, where not all fit. */
  together?: number;
  className?: string | undefined;
}) {
  const given = facts.filter((fact) => fact !== undefined && fact !== null && fact !== '');
  const drawn = given.map((fact, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line never change places.
    <Fragment key={i}>
      <span className="lali:relative lali:inline-block lali:max-w-full lali:ps-5 lali:wrap-anywhere lali:before:absolute lali:before:start-2 lali:before:top-[0.65em] lali:before:size-1 lali:before:rounded-[1px] lali:before:bg-current lali:before:opacity-60 lali:forced-colors:before:bg-[CanvasText]">
        <bdi>{fact}</bdi>
      </span>{' '}
    </Fragment>
  ));
  const alone = drawn.length - together;
  return (
    <div className={cx('lali:overflow-x-clip', className)}>
      <p className="lali:-ms-5 lali:type-small">
        {drawn.slice(0, alone)}
        {together > 0 ? (
          <span className="lali:inline-block lali:max-w-full">{drawn.slice(alone)}</span>
        ) : null}
      </p>
    </div>
  );
}

/** Author, day and reading time; first the category, where it stands nowhere else. */
export function Byline({
  category,
  author,
  date,
  minutes,
  locale,
  className,
}: {
  category?: string;
  author: string;
  date: CalendarDate;
  /** Already in words. */
  minutes: string;
  locale: string;
  className?: string;
}) {
  return (
    <FactLine
      className={className}
      facts={[category, author, <CalendarTime key="date" date={date} locale={locale} />, minutes]}
    />
  );
}
