'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { type Amount, formatAmount } from '../../internal/price.ts';
import { eventCard } from '../../messages/en.ts';
import type { EventCardLabels } from '../../messages/labels.ts';
import type { Message } from '../../messages/message.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Seats } from './seats.tsx';
import { formatWhen } from './when.ts';

/*
 * Both parts have notches at the two corners where they meet, `--a` and `--b`, for a horizontal or vertical
 * perforation. Forced colours show borders instead.
 */
const ticketPartVariants = cva(
  'lali:flex lali:min-w-0 lali:flex-col lali:[mask-composite:intersect] lali:[mask-image:radial-gradient(circle_at_var(--lali-a),transparent_0.8125rem,#000_0.875rem),radial-gradient(circle_at_var(--lali-b),transparent_0.8125rem,#000_0.875rem)] lali:forced-colors:border lali:forced-colors:[mask-image:none]',
  {
    variants: {
      part: {
        body: 'lali:rounded-t-card lali:border-b-[5px] lali:border-page lali:border-dotted lali:p-6 lali:pb-7 lali:[--lali-a:0_100%] lali:[--lali-b:100%_100%] lali:@3xl:rounded-s-card lali:@3xl:rounded-e-none lali:@3xl:border-e-[5px] lali:@3xl:border-b-0 lali:@3xl:p-10 lali:@3xl:[--lali-a:100%_0] lali:rtl:@3xl:[--lali-a:0_0] lali:rtl:@3xl:[--lali-b:0_100%]',
        stub: 'lali:gap-7 lali:rounded-b-card lali:p-6 lali:[--lali-a:0_0] lali:[--lali-b:100%_0] lali:@3xl:rounded-s-none lali:@3xl:rounded-e-card lali:@3xl:p-9 lali:@3xl:[--lali-b:0_100%] lali:rtl:@3xl:[--lali-a:100%_0] lali:rtl:@3xl:[--lali-b:100%_100%]',
      },
      state: { open: '', announced: '', 'sold-out': '', past: '' },
    },
    compoundVariants: [
      {
        part: 'body',
        state: ['open', 'announced'],
        class: 'lali:surface-secondary lali:[--lali-quiet:var(--lali-color-on-secondary-soft)]',
      },
      { part: 'stub', state: ['open', 'announced'], class: 'lali:surface-highlight' },
      {
        state: ['sold-out', 'past'],
        class:
          'lali:[--lali-quiet:var(--lali-color-text-soft)] lali:[--lali-surface:color-mix(in_oklab,var(--lali-color-text)_10%,var(--lali-color-page))] lali:bg-(--lali-surface) lali:text-text',
      },
    ],
  },
);

interface EventAction {
  href: string;
  label: string;
}

/**
 * Whether visitors can still register. Only an open event has seats left. One that is announced, or past, has a text
 * instead of its seats: announced is for pages that are made long before they are read.
 */
export type EventAvailability =
  | { kind: 'open'; left: number; total: number; action?: EventAction }
  | { kind: 'announced'; notice: string; action?: EventAction }
  | { kind: 'sold-out'; total: number; action?: EventAction }
  | { kind: 'past'; notice: string; action?: EventAction };

export type { EventCardLabels };

export interface EventCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Name of the event. */
  title: string;
  /** What happens there, in a sentence or two. Default none. */
  text?: ReactNode;
  /** Level of the title in the outline of the page. Default 2. */
  level?: 2 | 3;
  /** ISO 8601 with offset: `2025-09-18T14:00+02:00`. Goes into `<time datetime>` as it is. */
  start: string;
  /** IANA name of the zone in which date and time are shown. */
  timeZone: string;
  /** Follows the time: 'Berlin time'. */
  zoneLabel?: string;
  /** Amount and currency, written by Intl. */
  price: Amount;
  /** Seats that are left, none, or an event that is over. */
  availability: EventAvailability;
  /** BCP 47 tag for date, time and amounts. Default: that of the I18nProvider, else `en-US`. */
  locale?: string;
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<EventCardLabels>;
}

/** A ticket: what, when, how much and how many seats, each stated once. */
export function EventCard({
  title,
  text,
  level = 2,
  start,
  timeZone,
  zoneLabel,
  price,
  availability,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: EventCardProps) {
  const headingId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('eventCard', eventCard, labels);
  const state = availability.kind;
  const { date, time } = formatWhen(start, timeZone, locale);
  const { action } = availability;
  return (
    <article
      aria-labelledby={headingId}
      data-state={state}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:@3xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
        <div className={ticketPartVariants({ part: 'body', state })}>
          <Heading id={headingId} level={level} look="heading" className="lali:wrap-anywhere">
            {title}
          </Heading>
          {text ? (
            <p className="lali:type-lead lali:mt-4 lali:max-w-[28em] lali:wrap-anywhere">{text}</p>
          ) : null}
          <dl className="lali:mt-auto lali:grid lali:gap-x-8 lali:pt-8 lali:@2xs:grid-cols-2 lali:@xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)] lali:@3xl:pt-12">
            <Fact label={said.date} wide>
              <time dateTime={start}>
                <Value>{date}</Value> <Aside>{zoneLabel ? `${time} ${zoneLabel}` : time}</Aside>
              </time>
            </Fact>
            <Fact label={said.price}>
              <Value>{formatAmount(price, locale)}</Value> {price.unit ? <Aside>{price.unit}</Aside> : null}
            </Fact>
            {'notice' in availability ? null : (
              <Fact label={said.seats}>
                <SeatCount availability={availability} locale={locale} labels={said} />
              </Fact>
            )}
          </dl>
        </div>
        <div className={ticketPartVariants({ part: 'stub', state })}>
          {'notice' in availability ? (
            <p className="lali:type-subheading lali:wrap-anywhere">{availability.notice}</p>
          ) : (
            <Seats total={availability.total} left={availability.kind === 'open' ? availability.left : 0} />
          )}
          {action ? (
            <Button
              href={action.href}
              variant={state === 'open' || state === 'announced' ? 'contrast' : 'outline'}
              className="lali:mt-auto lali:w-full"
            >
              {action.label}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

interface SeatCountProps {
  availability: Exclude<EventAvailability, { notice: string }>;
  locale: string;
  labels: EventCardLabels;
}

function SeatCount({ availability, locale, labels }: SeatCountProps) {
  const { total } = availability;
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const ofTotal = (message: Message) => formatMessage(message, { total: count(total), count: total }, locale);
  switch (availability.kind) {
    case 'sold-out':
      return (
        <>
          <Value>{labels.soldOut}</Value> <Aside>{ofTotal(labels.taken)}</Aside>
        </>
      );
    default:
      return (
        <>
          <Value>{count(availability.left)}</Value> <Aside>{ofTotal(labels.left)}</Aside>
        </>
      );
  }
}

/** `wide` takes its own line if there is space for only two. */
function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'lali:border-t lali:border-[color-mix(in_oklab,currentColor_28%,transparent)] lali:py-4 lali:@xl:pb-0',
        wide && 'lali:@2xs:col-span-2 lali:@xl:col-span-1',
      )}
    >
      <dt className="lali:type-small lali:text-(--lali-quiet)">{label}</dt>
      <dd className="lali:mt-1">{children}</dd>
    </div>
  );
}

function Value({ children }: { children: ReactNode }) {
  return <span className="lali:type-subheading lali:block lali:wrap-anywhere">{children}</span>;
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <span className="lali:mt-0.5 lali:block lali:wrap-anywhere lali:text-(--lali-quiet)">{children}</span>
  );
}
