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
  'flex min-w-0 flex-col [mask-composite:intersect] [mask-image:radial-gradient(circle_at_var(--a),transparent_0.8125rem,#000_0.875rem),radial-gradient(circle_at_var(--b),transparent_0.8125rem,#000_0.875rem)] forced-colors:border forced-colors:[mask-image:none]',
  {
    variants: {
      part: {
        body: 'rounded-t-card border-b-[5px] border-ground border-dotted p-6 pb-7 [--a:0_100%] [--b:100%_100%] @3xl:rounded-s-card @3xl:rounded-e-none @3xl:border-e-[5px] @3xl:border-b-0 @3xl:p-10 @3xl:[--a:100%_0] rtl:@3xl:[--a:0_0] rtl:@3xl:[--b:0_100%]',
        stub: 'gap-7 rounded-b-card p-6 [--a:0_0] [--b:100%_0] @3xl:rounded-s-none @3xl:rounded-e-card @3xl:p-9 @3xl:[--b:0_100%] rtl:@3xl:[--a:100%_0] rtl:@3xl:[--b:100%_100%]',
      },
      state: { open: '', 'sold-out': '', past: '' },
    },
    compoundVariants: [
      { part: 'body', state: 'open', class: 'surface-leaf [--quiet:var(--color-leaf-soft)]' },
      { part: 'stub', state: 'open', class: 'surface-pollen' },
      {
        state: ['sold-out', 'past'],
        class:
          '[--quiet:var(--color-muted)] [--surface:color-mix(in_oklab,var(--color-ink)_10%,var(--color-ground))] bg-(--surface) text-ink',
      },
    ],
  },
);

interface EventAction {
  href: string;
  label: string;
}

/** Whether visitors can still register. Only an open event has seats left; a past one has a different text. */
export type EventAvailability =
  | { kind: 'open'; left: number; total: number; action?: EventAction }
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
    <article aria-labelledby={headingId} data-state={state} className={cx('@container', className)} {...rest}>
      <div className="grid grid-cols-[minmax(0,1fr)] @3xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
        <div className={ticketPartVariants({ part: 'body', state })}>
          <Heading id={headingId} level={level} look="heading" className="wrap-anywhere">
            {title}
          </Heading>
          {text ? <p className="type-lead mt-4 max-w-[28em] wrap-anywhere">{text}</p> : null}
          <dl className="mt-auto grid gap-x-8 pt-8 @2xs:grid-cols-2 @xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)] @3xl:pt-12">
            <Fact label={said.date} wide>
              <time dateTime={start}>
                <Value>{date}</Value> <Aside>{zoneLabel ? `${time} ${zoneLabel}` : time}</Aside>
              </time>
            </Fact>
            <Fact label={said.price}>
              <Value>{formatAmount(price, locale)}</Value> {price.unit ? <Aside>{price.unit}</Aside> : null}
            </Fact>
            {availability.kind === 'past' ? null : (
              <Fact label={said.seats}>
                <SeatCount availability={availability} locale={locale} labels={said} />
              </Fact>
            )}
          </dl>
        </div>
        <div className={ticketPartVariants({ part: 'stub', state })}>
          {availability.kind === 'past' ? (
            <p className="type-subheading wrap-anywhere">{availability.notice}</p>
          ) : (
            <Seats total={availability.total} left={availability.kind === 'open' ? availability.left : 0} />
          )}
          {action ? (
            <Button
              href={action.href}
              variant={state === 'open' ? 'ink' : 'outline'}
              className="mt-auto w-full"
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
  availability: Exclude<EventAvailability, { kind: 'past' }>;
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
        'border-t border-[color-mix(in_oklab,currentColor_28%,transparent)] py-4 @xl:pb-0',
        wide && '@2xs:col-span-2 @xl:col-span-1',
      )}
    >
      <dt className="type-small text-(--quiet)">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Value({ children }: { children: ReactNode }) {
  return <span className="type-subheading block wrap-anywhere">{children}</span>;
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="mt-0.5 block wrap-anywhere text-(--quiet)">{children}</span>;
}
