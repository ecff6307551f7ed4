'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';

const rootVariants = cva('lali:grid lali:min-w-0 lali:border-soft', {
  variants: {
    /* As many columns as have room, never narrower than a line of 16 letters. */
    columns: {
      1: 'lali:grid-cols-[minmax(0,1fr)]',
      2: 'lali:grid-cols-[repeat(auto-fit,minmax(min(100%,max(18rem,34%)),1fr))] lali:gap-x-12',
    },
    edge: { both: 'lali:border-t', end: '' },
  },
});

/* No container queries: the two stand beside each other as long as both have room. */
const itemVariants = cva('lali:min-w-0 lali:border-b lali:border-soft lali:py-3.5', {
  variants: {
    layout: {
      ends: 'lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6 lali:gap-y-1',
      beside: 'lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-6 lali:gap-y-1',
      stacked: 'lali:grid lali:content-start lali:gap-1',
    },
  },
});

const termVariants = cva('lali:min-w-0 lali:wrap-anywhere', {
  variants: {
    layout: { ends: '', beside: 'lali:basis-44', stacked: '' },
    weight: { term: 'lali:type-subheading', value: 'lali:text-soft' },
  },
  compoundVariants: [{ layout: 'stacked', weight: 'value', class: 'lali:type-small' }],
});

const valueVariants = cva('lali:min-w-0 lali:wrap-anywhere', {
  variants: {
    layout: { ends: '', beside: 'lali:grow lali:basis-72', stacked: '' },
    weight: { term: 'lali:measure lali:text-soft', value: '' },
  },
  compoundVariants: [{ layout: 'ends', weight: 'value', class: 'lali:font-semibold' }],
});

interface Look {
  layout: NonNullable<DescriptionListRootProps['layout']>;
  weight: NonNullable<DescriptionListRootProps['weight']>;
}

const LookContext = createContext<Look>({ layout: 'ends', weight: 'value' });

export interface DescriptionListRootProps extends ComponentProps<'dl'> {
  /**
   * `ends`: term and value at the two ends of a line, for short facts. `beside`: the value in a column of its own, for
   * sentences. `stacked`: one above the other. Default `ends`.
   */
  layout?: 'ends' | 'beside' | 'stacked';
  /** Which of the two is read first: the value of a fact, or the term that a text explains. Default `value`. */
  weight?: 'term' | 'value';
  /** Two where there is room for both. Default 1. */
  columns?: 1 | 2;
  /** Lines above the first row and below each, or below each alone, where a line stands above already. Default `both`. */
  edge?: 'both' | 'end';
  /** Items. */
  children?: ReactNode;
}

/** Terms and what they are: facts of an offer, rules and their reasons. */
export function DescriptionListRoot({
  layout = 'ends',
  weight = 'value',
  columns = 1,
  edge = 'both',
  className,
  ...props
}: DescriptionListRootProps) {
  return (
    <LookContext value={{ layout, weight }}>
      <dl data-layout={layout} className={cx(rootVariants({ columns, edge }), className)} {...props} />
    </LookContext>
  );
}

export interface DescriptionListItemProps extends ComponentProps<'div'> {
  /** What is described, in a few words. */
  term: ReactNode;
  /** What it is. */
  children: ReactNode;
}

/** A term with its value. */
export function DescriptionListItem({ term, className, children, ...props }: DescriptionListItemProps) {
  const look = use(LookContext);
  return (
    <div className={cx(itemVariants({ layout: look.layout }), className)} {...props}>
      <dt className={termVariants(look)}>{term}</dt>
      <dd className={valueVariants(look)}>{children}</dd>
    </div>
  );
}
