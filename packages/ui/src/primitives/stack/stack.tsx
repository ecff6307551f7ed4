import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const stackVariants = cva('lali:flex lali:min-w-0', {
  variants: {
    direction: { column: 'lali:flex-col', row: 'lali:flex-row lali:flex-wrap' },
    gap: {
      0: 'lali:gap-0',
      4: 'lali:gap-1',
      8: 'lali:gap-2',
      12: 'lali:gap-3',
      16: 'lali:gap-4',
      20: 'lali:gap-5',
      24: 'lali:gap-6',
      32: 'lali:gap-8',
      40: 'lali:gap-10',
      48: 'lali:gap-12',
      64: 'lali:gap-16',
      section: 'lali:gap-section',
    },
    align: {
      start: 'lali:items-start',
      center: 'lali:items-center',
      end: 'lali:items-end',
      baseline: 'lali:items-baseline',
      stretch: 'lali:items-stretch',
    },
    justify: {
      start: 'lali:justify-start',
      center: 'lali:justify-center',
      end: 'lali:justify-end',
      between: 'lali:justify-between',
    },
  },
});

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Default `column`. A row wraps when it has to. */
  direction?: 'column' | 'row';
  /**
   * Distance in px at the usual text size; it grows with the text. `section` is that between two sections, for several
   * of them inside one band. Default 16.
   */
  gap?: 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 'section';
  /** Across the direction. Default `stretch` for a column, `center` for a row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The element; the children of a list are `<li>`. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'article' | 'aside';
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement>;
}

/** Things one below the other, or side by side, at one distance. */
export function Stack({
  direction = 'column',
  gap = 16,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  as = 'div',
  className,
  ref,
  ...props
}: StackProps) {
  // All of these take the attributes of a div.
  const Element = as as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      data-direction={direction}
      className={cx(stackVariants({ direction, gap, align, justify }), className)}
      {...props}
    />
  );
}
