'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { eventCard } from '../../messages/en.ts';
import type { EventCardLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Seats } from './seats.tsx';
import {
  Cost,
  type EventAvailability,
  type EventFacts,
  Fact,
  SeatCount,
  ticketShapeVariants,
  When,
} from './ticket-parts.tsx';

const ticketPartVariants = cva('', {
  variants: {
    part: {
      body: 'lali:p-5 lali:@3xl:p-9',
      stub: 'lali:gap-5 lali:p-5 lali:@3xl:p-9',
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
    // Its date is over, and something follows: nothing that looks switched off.
    { state: 'past', class: 'lali:surface-raised lali:[--lali-quiet:var(--lali-color-text-soft)]' },
    {
      state: 'sold-out',
      class:
        'lali:[--lali-quiet:var(--lali-color-text-soft)] lali:[--lali-surface:color-mix(in_oklab,var(--lali-color-text)_10%,var(--lali-color-page))] lali:bg-(--lali-surface) lali:text-text',
    },
  ],
});

export type { EventAvailability, EventCardLabels };

export interface EventCardProps extends EventFacts, Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Name of the event. */
  title: string;
  /** What happens there, in a sentence or two. Default none. */
  text?: ReactNode;
  /** Level of the title in the outline of the page. Default 2. */
  level?: 2 | 3;
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
  const { action } = availability;
  return (
    <article
      aria-labelledby={headingId}
      data-state={state}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:overflow-clip lali:rounded-card lali:@3xl:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
        <div
          className={cx(ticketShapeVariants({ part: 'body' }), ticketPartVariants({ part: 'body', state }))}
        >
          <Heading id={headingId} level={level} look="heading" className="lali:wrap-anywhere">
            {title}
          </Heading>
          {text ? (
            <p className="lali:mt-3 lali:max-w-[28em] lali:@2xl:type-lead lali:wrap-anywhere">{text}</p>
          ) : null}
          <dl className="lali:mt-auto lali:grid lali:gap-x-8 lali:pt-6 lali:@2xs:grid-cols-2 lali:@xl:*:pb-0 lali:@xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <Fact label={said.date} wide>
              <When start={start} timeZone={timeZone} zoneLabel={zoneLabel} locale={locale} />
            </Fact>
            <Fact label={said.price}>
              <Cost price={price} locale={locale} />
            </Fact>
            {'notice' in availability ? null : (
              <Fact label={said.seats}>
                <SeatCount availability={availability} locale={locale} labels={said} />
              </Fact>
            )}
          </dl>
        </div>
        <div
          className={cx(ticketShapeVariants({ part: 'stub' }), ticketPartVariants({ part: 'stub', state }))}
        >
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
