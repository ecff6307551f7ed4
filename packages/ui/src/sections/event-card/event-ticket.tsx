'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { eventCard } from '../../messages/en.ts';
import { Button } from '../../primitives/button/index.ts';
import { Minutes, type TicketPart } from './minutes.tsx';
import { Cost, type EventFacts, Fact, SeatCount, ticketShapeVariants, When } from './ticket-parts.tsx';

export type { TicketPart };

const stubVariants = cva(
  'lali:gap-5 lali:p-6 lali:@2xl:p-10 lali:@3xl:px-8 lali:@5xl:px-10 lali:print:surface-paper',
  {
    variants: {
      /** Something to reserve now is the light part of the ticket. */
      ahead: {
        true: 'lali:surface-highlight lali:[--lali-quiet:var(--lali-color-on-highlight)]',
        false: 'lali:surface-secondary lali:[--lali-quiet:var(--lali-color-on-secondary-soft)]',
      },
    },
  },
);

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
}

/** The opening of an event's page: one ticket, what it is on its larger part, when and how much on its stub. */
export function EventTicket({
  title,
  lead,
  session,
  parts = [],
  unit = 'min',
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
  const when = (
    <Fact key="when" label={said.date}>
      <When start={start} timeZone={timeZone} zoneLabel={zoneLabel} locale={locale} />
    </Fact>
  );
  const cost = (
    <Fact key="cost" label={said.price}>
      <Cost price={price} locale={locale} />
    </Fact>
  );
  const notice = 'notice' in availability ? availability.notice : undefined;
  return (
    <section aria-labelledby={titleId} data-band="" className={cx('lali:surface-page', className)} {...rest}>
      <div className="lali:container-page lali:pt-6 lali:pb-8 lali:@3xl:pt-10 lali:@3xl:pb-14">
        <article aria-labelledby={sessionId} data-state={state} className="lali:@container">
          <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:@3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div
              className={cx(
                ticketShapeVariants({ part: 'body' }),
                'lali:surface-secondary lali:px-6 lali:pt-8 lali:@2xl:px-10 lali:@3xl:pt-12 lali:@5xl:px-12 lali:print:surface-paper',
                parts.length === 0 && 'lali:pb-8 lali:@3xl:pb-12',
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
            <div className={cx(ticketShapeVariants({ part: 'stub' }), stubVariants({ ahead }))}>
              <div>
                <h2 id={sessionId} className="lali:font-semibold lali:wrap-anywhere">
                  {session}
                </h2>
                {notice && !ahead ? (
                  <p className="lali:type-subheading lali:mt-1 lali:wrap-anywhere">{notice}</p>
                ) : null}
              </div>
              <dl className="lali:grid lali:gap-x-8 lali:@sm:grid-cols-2 lali:@3xl:grid-cols-[minmax(0,1fr)]">
                {/* What is over comes last. */}
                {ahead ? [when, cost] : [cost, when]}
                {'notice' in availability ? null : (
                  <Fact label={said.seats}>
                    <SeatCount availability={availability} locale={locale} labels={said} />
                  </Fact>
                )}
              </dl>
              {notice && ahead ? <p className="lali:wrap-anywhere">{notice}</p> : null}
              {action ? (
                <Button
                  href={action.href}
                  variant={ahead ? 'contrast' : 'highlight'}
                  className="lali:mt-auto lali:@2xl:self-start lali:@3xl:w-full"
                >
                  {action.label}
                </Button>
              ) : null}
            </div>
          </div>
        </article>
      </div>
    </section>
  );
}
