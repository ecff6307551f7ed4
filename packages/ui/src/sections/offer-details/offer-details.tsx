'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { HourTiles } from '../../internal/hour-tiles.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { Button } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';

export interface OfferFact {
  label: string;
  value: ReactNode;
}

export interface OfferList {
  title: string;
  /** Each once. An empty list shows its title alone. */
  items: readonly string[];
  /**
   * `included`: ticked lines. `outcomes`: numbered ones, set large. `elsewhere`: what this offer leaves to another one,
   * behind an empty ring. Default `included`.
   */
  look?: 'included' | 'outcomes' | 'elsewhere';
}

export interface OfferDetailsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** A sentence or two below the heading. Default none. */
  lead?: ReactNode;
  /** How long, for how many, at which price: a line each. */
  facts: readonly OfferFact[];
  /** Length in hours, drawn as tiles, eight to a day. Default: no drawing. */
  hours?: number;
  /** What the facts lead to, such as the form below. */
  action?: { href: string; label: string } | undefined;
  /** What the offer consists of, list by list. Without any, nothing is drawn. */
  lists: readonly OfferList[];
}

/** One offer: its facts in a column that stays in view, beside what one gets. */
export function OfferDetails({
  title,
  lead,
  facts,
  hours = 0,
  action,
  lists,
  className,
  ...rest
}: OfferDetailsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('lali:@container', className)} {...rest}>
      <div className="lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-14 lali:@4xl:grid-cols-12 lali:@4xl:items-start">
        <div
          data-part="facts"
          className="lali:min-w-0 lali:@4xl:sticky lali:@4xl:top-[calc(var(--lali-header-height,0px)+2rem)] lali:@4xl:col-span-4"
        >
          <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
            {title}
          </h2>
          {lead ? (
            <p className="lali:mt-4 lali:max-w-[32em] lali:wrap-anywhere lali:text-soft">{lead}</p>
          ) : null}
          {hours > 0 ? (
            <HourTiles hours={hours} longest={hours} className="lali:mt-7 lali:text-signal" />
          ) : null}
          {facts.length > 0 ? (
            <DescriptionList.Root className="lali:mt-7">
              {facts.map(({ label, value }) => (
                <DescriptionList.Item key={label} term={label}>
                  <bdi>{value}</bdi>
                </DescriptionList.Item>
              ))}
            </DescriptionList.Root>
          ) : null}
          {action ? (
            <Button href={action.href} className="lali:mt-8">
              {action.label}
            </Button>
          ) : null}
        </div>
        {lists.length > 0 ? (
          <div className="lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,1fr)] lali:gap-y-14 lali:@4xl:col-span-7 lali:@4xl:col-start-6">
            {lists.map((list) => (
              <List key={list.title} list={list} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}

function List({ list: { title, items, look = 'included' } }: { list: OfferList }) {
  const headingId = useId();
  const numbered = look === 'outcomes';
  const Items = numbered ? 'ol' : 'ul';
  return (
    <div data-look={look} className="lali:min-w-0">
      <h3 id={headingId} className="lali:type-subheading lali:wrap-anywhere">
        {title}
      </h3>
      {items.length > 0 ? (
        <Items
          aria-labelledby={headingId}
          className="lali:mt-5 lali:border-b lali:border-soft lali:[list-style-type:'']"
        >
          {items.map((item, i) => (
            <li
              key={item}
              className={cx(
                'lali:grid lali:items-baseline lali:border-t lali:border-soft',
                numbered
                  ? 'lali:grid-cols-[3rem_minmax(0,1fr)] lali:py-5 lali:@2xl:grid-cols-[4.5rem_minmax(0,1fr)]'
                  : 'lali:grid-cols-[2.25rem_minmax(0,1fr)] lali:py-3.5',
              )}
            >
              {numbered ? (
                <span aria-hidden="true" className="lali:type-heading lali:text-signal">
                  {i + 1}
                </span>
              ) : look === 'elsewhere' ? (
                <span
                  aria-hidden="true"
                  className="lali:ms-0.5 lali:size-4 lali:self-center lali:rounded-[50%] lali:border-2 lali:border-control"
                />
              ) : (
                <CheckIcon size={20} strokeWidth={2.5} className="lali:self-center lali:text-signal" />
              )}
              <span
                className={cx(
                  'lali:min-w-0 lali:wrap-anywhere',
                  numbered && 'lali:type-lead',
                  look === 'elsewhere' && 'lali:text-soft',
                )}
              >
                {unbroken(item)}
              </span>
            </li>
          ))}
        </Items>
      ) : null}
    </div>
  );
}
