import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { type Amount, formatAmount } from '../../internal/price.ts';
import type { EventCardLabels } from '../../messages/labels.ts';
import type { Message } from '../../messages/message.ts';
import { formatWhen } from './when.ts';

/* What EventCard and EventTicket are made of. What holds both parts has the corners. */

/*
 * Both parts have notches where they meet, `--a` and `--b`, for a horizontal or vertical perforation: around the middle
 * of its dots, which is at `--p` of each part, and so wide that no dot is cut. Forced colours show borders instead.
 */
export const ticketShapeVariants = cva(
  'lali:flex lali:min-w-0 lali:flex-col lali:[--lali-a:0_var(--lali-p)] lali:[--lali-b:100%_var(--lali-p)] lali:@3xl:[--lali-a:var(--lali-p)_0] lali:@3xl:[--lali-b:var(--lali-p)_100%] lali:[mask-composite:intersect] lali:[mask-image:radial-gradient(circle_at_var(--lali-a),transparent_13px,#000_14px),radial-gradient(circle_at_var(--lali-b),transparent_13px,#000_14px)] lali:forced-colors:border lali:forced-colors:[mask-image:none]',
  {
    variants: {
      part: {
        body: 'lali:border-b-4 lali:border-page lali:border-dotted lali:[--lali-p:calc(100%-2px)] lali:@3xl:border-e-4 lali:@3xl:border-b-0 lali:rtl:@3xl:[--lali-p:2px]',
        stub: 'lali:[--lali-p:-2px] lali:rtl:@3xl:[--lali-p:calc(100%+2px)]',
      },
    },
  },
);

/** Where a button of a ticket leads. */
export interface EventAction {
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

/** When, how much and how many seats: what both kinds of ticket are given. */
export interface EventFacts {
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

interface WhenProps extends Pick<EventFacts, 'start' | 'timeZone'> {
  zoneLabel: string | undefined;
  locale: string;
  /** One that is over. */
  small?: boolean;
}

/** The day, and below it the hour with its zone. */
export function When({ start, timeZone, zoneLabel, locale, small = false }: WhenProps) {
  const { date, time } = formatWhen(start, timeZone, locale);
  return (
    <time dateTime={start} className={cx(small && 'lali:type-small')}>
      {small ? <span className="lali:block">{date}</span> : <Value>{date}</Value>}{' '}
      <Aside>{zoneLabel ? `${time} ${zoneLabel}` : time}</Aside>
    </time>
  );
}

/** The amount, and below it what one pays it for. */
export function Cost({ price, locale }: { price: Amount; locale: string }) {
  return (
    <>
      <Value>{formatAmount(price, locale)}</Value> {price.unit ? <Aside>{price.unit}</Aside> : null}
    </>
  );
}

interface SeatCountProps {
  availability: Exclude<EventAvailability, { notice: string }>;
  locale: string;
  labels: EventCardLabels;
}

export function SeatCount({ availability, locale, labels }: SeatCountProps) {
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
export function Fact({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'lali:border-t lali:border-[color-mix(in_oklab,currentColor_28%,transparent)] lali:py-4',
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
