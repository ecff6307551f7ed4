'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { eventCard } from '../../messages/en.ts';
import { Button } from '../../primitives/button/index.ts';
import { Minutes, type TicketPart } from './minutes.tsx';
import {
  Cost,
  type EventAction,
  type EventFacts,
  Fact,
  SeatCount,
  ticketShapeVariants,
  When,
} from './ticket-parts.tsx';

export type { TicketPart };

export interface EventTicketProps extends EventFacts, Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1: what the event is. */
  title: string;
  /** One or two sentences below the title. Default none. */
  lead?: ReactNode;
  /** Heading of the stub, which names the ticket: 'The upcoming session'. */
  session: string;
  /** What happens, in order and to scale along the lower edge. Default none. */
  parts?: readonly TicketPart[];
  /** Follows the length of each part. Default `min`. */
  unit?: string;
  /** What one can do instead, below the action of the availability. Default none. */
  further?: EventAction;
}

/** The opening of an event's page: one ticket, what it is on its larger part, when and how much on its stub. */
export function EventTicket({
  title,
  lead,
  session,
  parts = [],
  unit = 'min',
  further,
  start,
  timeZone,
  zoneLabel,
  price,
  availability,
  locale: ownLocale,
  labels,
  className,
  ...rest
}: EventTicketProps) {
  const titleId = useId();
  const sessionId = useId();
  const locale = useLocale(ownLocale);
  const said = useWords('eventCard', eventCard, labels);
  const state = availability.kind;
  const ahead = state === 'open' || state === 'announced';
  const { action } = availability;
  return (
    <section aria-labelledby={titleId} data-band="" className={cx('lali:surface-page', className)} {...rest}>
      <div className="lali:container-page lali:pt-6 lali:pb-8 lali:@3xl:pt-10 lali:@3xl:pb-14">
        <article aria-labelledby={sessionId} data-state={state} className="lali:@container">
          <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:overflow-clip lali:rounded-card lali:@3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div
              className={cx(
                ticketShapeVariants({ part: 'body' }),
                'lali:surface-secondary lali:px-6 lali:py-8 lali:@2xl:p-10 lali:@3xl:p-12 lali:print:surface-paper',
                parts.length > 0 && 'lali:@3xl:pb-0!',
              )}
            >
              <h1 id={titleId} className="lali:type-title lali:wrap-anywhere">
                {title}
              </h1>
              {lead ? (
                <p className="lali:type-lead lali:mt-5 lali:max-w-[30em] lali:wrap-anywhere">{lead}</p>
              ) : null}
              {parts.length > 0 ? <Minutes parts={parts} unit={unit} /> : null}
            </div>
            <div
              className={cx(
                ticketShapeVariants({ part: 'stub' }),
                'lali:gap-5 lali:p-6 lali:[--lali-quiet:var(--lali-surface-soft,currentColor)] lali:@2xl:p-10 lali:print:surface-paper',
                // What one can reserve now is the light part of the ticket.
                ahead ? 'lali:surface-highlight' : 'lali:surface-secondary',
              )}
            >
              <h2 id={sessionId} className="lali:font-semibold lali:wrap-anywhere">
                {session}
              </h2>
              {'notice' in availability ? (
                <p
                  className={cx(
                    'lali:-mt-4 lali:wrap-anywhere',
                    // What comes next is the largest on the stub; the date that is over is small.
                    !ahead &&
                      'lali:font-display lali:text-[2rem] lali:leading-[1.06] lali:tracking-[-0.015em] lali:text-balance lali:[font-weight:var(--lali-weight-display)] lali:@3xl:text-[clamp(1.5rem,2.7cqi,2rem)]',
                  )}
                >
                  {availability.notice}
                </p>
              ) : null}
              <dl className="lali:grid lali:gap-x-8 lali:@sm:grid-cols-2 lali:@3xl:grid-cols-1">
                <Fact label={said.date}>
                  <When
                    start={start}
                    timeZone={timeZone}
                    zoneLabel={zoneLabel}
                    locale={locale}
                    small={state === 'past'}
                  />
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
              {action ? (
                <div className="lali:mt-auto lali:flex lali:flex-wrap lali:gap-3 lali:*:grow">
                  <Button href={action.href} variant={ahead ? 'contrast' : 'highlight'}>
                    {action.label}
                  </Button>
                  {further ? (
                    <Button href={further.href} variant="outline">
                      {further.label}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </div>
          </div>
        </article>
      </div>
    </section>
  );
}
