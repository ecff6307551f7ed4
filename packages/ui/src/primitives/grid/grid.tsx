'use client';

import { cva, cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  createContext,
  type Ref,
  useContext,
} from 'react';

const gridRootVariants = cva('lali:@container lali:min-w-0');

/** One column on phones, six on tablets, twelve from 56rem of container. */
const gridTrackVariants = cva('lali:grid lali:grid-cols-1 lali:@xl:grid-cols-6 lali:@4xl:grid-cols-12', {
  variants: {
    gap: {
      16: 'lali:gap-4',
      24: 'lali:gap-x-5 lali:gap-y-6 lali:@4xl:gap-6',
      48: 'lali:gap-x-5 lali:gap-y-10 lali:@4xl:gap-x-6 lali:@4xl:gap-y-12',
    },
    align: {
      stretch: 'lali:items-stretch',
      start: 'lali:items-start',
      end: 'lali:items-end',
      baseline: 'lali:items-baseline',
    },
  },
});

const gridItemVariants = cva('lali:min-w-0', {
  variants: {
    span: {
      1: 'lali:@4xl:col-span-1',
      2: 'lali:@4xl:col-span-2',
      3: 'lali:@4xl:col-span-3',
      4: 'lali:@4xl:col-span-4',
      5: 'lali:@4xl:col-span-5',
      6: 'lali:@4xl:col-span-6',
      7: 'lali:@4xl:col-span-7',
      8: 'lali:@4xl:col-span-8',
      9: 'lali:@4xl:col-span-9',
      10: 'lali:@4xl:col-span-10',
      11: 'lali:@4xl:col-span-11',
      12: 'lali:@4xl:col-span-12',
    },
    from: {
      1: 'lali:@4xl:col-start-1',
      2: 'lali:@4xl:col-start-2',
      3: 'lali:@4xl:col-start-3',
      4: 'lali:@4xl:col-start-4',
      5: 'lali:@4xl:col-start-5',
      6: 'lali:@4xl:col-start-6',
      7: 'lali:@4xl:col-start-7',
      8: 'lali:@4xl:col-start-8',
      9: 'lali:@4xl:col-start-9',
      10: 'lali:@4xl:col-start-10',
      11: 'lali:@4xl:col-start-11',
      12: 'lali:@4xl:col-start-12',
    },
    medium: {
      2: 'lali:@xl:col-span-2',
      3: 'lali:@xl:col-span-3',
      4: 'lali:@xl:col-span-4',
      6: 'lali:@xl:col-span-6',
    },
    /* From 36rem up: in one column there is no neighbour to share a row with. */
    rows: {
      1: '',
      2: 'lali:@xl:row-span-2',
      3: 'lali:@xl:row-span-3',
      4: 'lali:@xl:row-span-4',
      5: 'lali:@xl:row-span-5',
      6: 'lali:@xl:row-span-6',
    },
    subgrid: {
      none: '',
      columns: 'lali:@xl:grid lali:@xl:grid-cols-subgrid',
      rows: 'lali:grid lali:@xl:grid-rows-subgrid',
    },
  },
});

export interface GridRootProps extends ComponentProps<'div'> {
  /** Distance between columns and rows in px on a wide screen. Default 24. */
  gap?: 16 | 24 | 48;
  /** How the items of a row are aligned. Default `stretch`. */
  align?: 'stretch' | 'start' | 'end' | 'baseline';
  /** The items are a list: they become `<li>`. Default `false`. */
  list?: boolean;
}

const ListContext = createContext(false);

/**
 * Twelve columns for asymmetric compositions, by the width of the grid itself: one column below 36rem, six below 56rem,
 * twelve from there.
 */
export function GridRoot({
  gap = 24,
  align = 'stretch',
  list = false,
  className,
  children,
  ...props
}: GridRootProps) {
  const Track = list ? 'ul' : 'div';
  return (
    <ListContext value={list}>
      <div className={cx(gridRootVariants(), className)} {...props}>
        <Track className={gridTrackVariants({ gap, align })}>{children}</Track>
      </div>
    </ListContext>
  );
}

interface StartsBySpan {
  1: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  2: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
  3: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  4: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  5: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  6: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  7: 1 | 2 | 3 | 4 | 5 | 6;
  8: 1 | 2 | 3 | 4 | 5;
  9: 1 | 2 | 3 | 4;
  10: 1 | 2 | 3;
  11: 1 | 2;
  12: 1;
}

/** Columns of twelve, and the column to begin in; a span past the last column is a type error. */
export type GridPlace = {
  [S in keyof StartsBySpan]: {
    /** How many of the twelve columns it takes, from 56rem of grid on. */
    span: S;
    /** The column to begin in. Default: the next one that is free. */
    from?: StartsBySpan[S];
  };
}[keyof StartsBySpan];

type GridSubgrid =
  | { rows?: 1; subgrid?: 'columns' }
  | {
      /** How many rows it spans, from 36rem of grid on. */
      rows: 2 | 3 | 4 | 5 | 6;
      /** Its children use the lines of the grid: `rows` aligns the rows of neighbours, `columns` the columns. */
      subgrid?: 'rows' | 'columns';
    };

export type GridItemProps = ComponentPropsWithoutRef<'div'> &
  GridPlace &
  GridSubgrid & {
    /** Columns of six between 36rem and 56rem. Default 6, the whole width. */
    medium?: 2 | 3 | 4 | 6;
    /** Of the root, which is an `<li>` in a list. */
    ref?: Ref<HTMLElement>;
  };

/** Takes its place on the twelve columns; in a grid that is a list it is an `<li>`. */
export function GridItem({
  span,
  from,
  medium = 6,
  rows = 1,
  subgrid,
  className,
  ref,
  ...props
}: GridItemProps) {
  const Element = (useContext(ListContext) ? 'li' : 'div') as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      data-span={span}
      className={cx(gridItemVariants({ span, from, medium, rows, subgrid: subgrid ?? 'none' }), className)}
      {...props}
    />
  );
}
