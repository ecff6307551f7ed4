'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { HourTiles } from '../../internal/hour-tiles.tsx';
import { unbroken } from '../../internal/unbroken.tsx';
import { Button } from '../../primitives/button/index.ts';
import { CheckIcon } from '../../primitives/icons/index.ts';

export interface OfferFact {
  label: string;
  value: ReactNode;
}

export interface OfferList {
  title: string;
  /** Each once. An empty list shows its title alone. */
  items: readonly string[];
  /** `included`: ticked lines. `outcomes`: numbered ones, set large. Default `included`. */
  look?: 'included' | 'outcomes';
}

export interface OfferDetailsProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading of the section. */
  title: string;
  /** How long, for how many, at which price: a line each, and stated nowhere else on the page. */
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
  facts,
  hours = 0,
  action,
  lists,
  className,
  ...rest
}: OfferDetailsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx('@container', className)} {...rest}>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-14 @4xl:grid-cols-12 @4xl:items-start">
        <div
          data-part="facts"
          className="min-w-0 @4xl:sticky @4xl:top-[calc(var(--header-height,0px)+2rem)] @4xl:col-span-4"
        >
          <h2 id={headingId} className="type-heading wrap-anywhere">
            {title}
          </h2>
          {hours > 0 ? <HourTiles hours={hours} longest={hours} className="mt-7 text-signal" /> : null}
          {facts.length > 0 ? (
            <dl className="mt-7 border-b border-soft">
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-soft py-3.5"
                >
                  <dt className="min-w-0 text-soft wrap-anywhere">{label}</dt>
                  <dd className="min-w-0 font-semibold wrap-anywhere">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {action ? (
            <Button href={action.href} className="mt-8">
              {action.label}
            </Button>
          ) : null}
        </div>
        {lists.length > 0 ? (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-14 @4xl:col-span-7 @4xl:col-start-6">
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
    <div data-look={look} className="min-w-0">
      <h3 id={headingId} className="type-subheading wrap-anywhere">
        {title}
      </h3>
      {items.length > 0 ? (
        <Items aria-labelledby={headingId} className="mt-5 border-b border-soft [list-style-type:'']">
          {items.map((item, i) => (
            <li
              key={item}
              className={cx(
                'grid items-baseline border-t border-soft',
                numbered
                  ? 'grid-cols-[3rem_minmax(0,1fr)] py-5 @2xl:grid-cols-[4.5rem_minmax(0,1fr)]'
                  : 'grid-cols-[2.25rem_minmax(0,1fr)] py-3.5',
              )}
            >
              {numbered ? (
                <span aria-hidden="true" className="type-heading text-signal">
                  {i + 1}
                </span>
              ) : (
                <CheckIcon size={20} strokeWidth={2.5} className="self-center text-signal" />
              )}
              <span className={cx('min-w-0 wrap-anywhere', numbered && 'type-lead')}>{unbroken(item)}</span>
            </li>
          ))}
        </Items>
      ) : null}
    </div>
  );
}
