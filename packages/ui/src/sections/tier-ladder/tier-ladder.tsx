'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { gapOf, HourStack } from './hour-stack.tsx';

/*
 * The words of the page stand above the first steps; the others rise beside them. Columns and their gap are those of
 * the tiles, so that all steps are one staircase.
 */
const ladder = [
  'lali:@3xl:grid lali:@3xl:grid-cols-[repeat(var(--lali-columns),minmax(0,1fr))] lali:@3xl:grid-rows-[auto_1fr_auto] lali:@3xl:gap-x-(--lali-gap)',
  'lali:[--lali-width:min(100cqi_-_2*var(--lali-spacing-gutter-wide),var(--lali-spacing-page))]',
];

const place = [
  'lali:@3xl:row-span-2 lali:@3xl:row-start-1 lali:@3xl:self-end',
  'lali:@3xl:first:row-span-1 lali:@3xl:first:row-start-2',
  'lali:@3xl:@max-7xl:nth-2:row-span-1 lali:@3xl:@max-7xl:nth-2:row-start-2',
];

/* While one step is pointed at or focused, the tiles of the others step back. */
const others =
  'lali:transition-opacity lali:duration-quick lali:[ul:has(>:is(:hover,:focus-within))>:not(:hover,:focus-within)_&]:opacity-40 lali:motion-reduce:transition-none';

/*
 * The higher the step, the larger its words: `--lali-rise` goes from 0 on the first to 1 on the last. Beside each other
 * their sizes follow the container, so that an amount never leaves its step.
 */
const nameSize = [
  'lali:text-[calc(1.5rem_+_var(--lali-rise)_*_0.25rem)]',
  'lali:@3xl:text-[calc(min(1.5rem,2.4cqi)_+_var(--lali-rise)_*_min(0.875rem,0.4cqi))]',
];
const amountSize = [
  'lali:text-[calc(2.25rem_+_var(--lali-rise)_*_1rem)]',
  'lali:@3xl:text-[calc(min(2.5rem,3cqi)_+_var(--lali-rise)_*_min(2.25rem,2.6cqi))]',
];

export interface LadderStep {
  /** Name of the offer. */
  title: string;
  /** Where the step leads to. */
  href: string;
  /** Length in hours, drawn as tiles. Say it in `facts` too. */
  hours: number;
  /** What it costs, as it is read: 'guide price' and, large, '€1,200'. Default none. */
  price?: { text: string; amount: string };
  /** One to three short lines below: length, people, and the price where it is not large. */
  facts: readonly string[];
}

export interface TierLadderAction {
  href: string;
  label: string;
}

export interface TierLadderProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  /** One or two sentences below the title. Default none. */
  lead?: ReactNode;
  /** The first is the primary action. None is fine; two are enough. */
  actions?: readonly TierLadderAction[];
  /** From the shortest to the longest, two to four. Without any, only the words stand there. */
  steps: readonly LadderStep[];
  /** What a tile stands for, in one small line below the steps. Default none. */
  caption?: ReactNode;
}

/** The opening of a page that offers one thing in several lengths: each is a step, each hour a tile. */
export function TierLadder({
  title,
  lead,
  actions = [],
  steps,
  caption,
  className,
  ...rest
}: TierLadderProps) {
  const Anchor = useLinkComponent();
  const headingId = useId();
  const longest = Math.max(0, ...steps.map(({ hours }) => hours));
  // Two steps are not drawn larger than three.
  const columns = Math.max(3, steps.length);
  const drawing = { '--lali-columns': columns, '--lali-gap': gapOf(columns) } as CSSProperties;
  return (
    <section
      aria-labelledby={headingId}
      data-band=""
      className={cx('lali:surface-page lali:@container', className)}
      {...rest}
    >
      <div className="lali:container-page lali:pt-8 lali:pb-10 lali:@3xl:pt-12 lali:@3xl:pb-14">
        <div style={drawing} className={cx(ladder)}>
          <h1 id={headingId} className="lali:type-title lali:wrap-anywhere lali:@3xl:col-span-full">
            {title}
          </h1>
          <div className="lali:pt-5 lali:pb-10 lali:@3xl:col-start-1 lali:@3xl:col-end-3 lali:@3xl:row-start-2 lali:@3xl:pt-6 lali:@3xl:pb-14 lali:@7xl:pb-28">
            {lead ? <p className="lali:type-lead lali:wrap-anywhere">{lead}</p> : null}
            {actions.length > 0 ? (
              <div className="lali:mt-7 lali:flex lali:flex-wrap lali:gap-3 lali:@7xl:-me-4">
                {actions.map(({ href, label }, i) => (
                  <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
          <ul className="lali:grid lali:gap-y-9 lali:empty:hidden lali:@3xl:col-span-full lali:@3xl:row-span-2 lali:@3xl:row-start-2 lali:@3xl:grid-cols-subgrid lali:@3xl:grid-rows-subgrid lali:@3xl:gap-y-0">
            {steps.map(({ title: name, href, hours, price, facts }, i) => (
              <li
                key={name}
                style={{ '--lali-rise': i / Math.max(1, steps.length - 1) } as CSSProperties}
                className={cx('lali:min-w-0', place)}
              >
                <Anchor href={href} className="lali:group/step lali:focus-ring lali:block lali:rounded-[6px]">
                  <span
                    className={cx(
                      'lali:block lali:font-display lali:font-[640] lali:leading-[1.12] lali:tracking-[-0.01em] lali:wrap-anywhere lali:group-hover/step:text-accent-text',
                      nameSize,
                    )}
                  >
                    {name}
                    <ArrowIcon
                      size={20}
                      className="lali:ms-[0.4em] lali:inline-block lali:align-[-0.05em] lali:text-accent-text lali:transition-transform lali:duration-quick lali:group-hover/step:translate-x-1 lali:rtl:-scale-x-100 lali:rtl:group-hover/step:-translate-x-1 lali:motion-reduce:transition-none"
                    />
                  </span>
                  {price ? (
                    <span className="lali:mt-2 lali:mb-2 lali:block">
                      <span className="lali:block lali:wrap-anywhere lali:text-text-soft">{price.text}</span>{' '}
                      <span
                        className={cx(
                          'lali:block lali:font-display lali:font-[640] lali:leading-none lali:tracking-[-0.02em] lali:wrap-anywhere',
                          amountSize,
                        )}
                      >
                        {price.amount}
                      </span>
                    </span>
                  ) : null}
                  {facts.map((fact) => (
                    <span
                      key={fact}
                      className="lali:mt-1 lali:block lali:pe-4 lali:wrap-anywhere lali:text-text-soft"
                    >
                      {fact}
                    </span>
                  ))}
                  <span className={cx('lali:mt-4 lali:block', others)}>
                    <HourStack hours={hours} longest={longest} />
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
          {caption && steps.length > 0 ? (
            <p className="lali:type-small lali:mt-5 lali:wrap-anywhere lali:text-text-soft lali:@3xl:col-span-full">
              {caption}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
