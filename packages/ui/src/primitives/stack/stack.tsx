import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const stackVariants = cva('flex min-w-0', {
  variants: {
    direction: { column: 'flex-col', row: 'flex-row flex-wrap' },
    gap: {
      0: 'gap-0',
      4: 'gap-1',
      8: 'gap-2',
      12: 'gap-3',
      16: 'gap-4',
      20: 'gap-5',
      24: 'gap-6',
      32: 'gap-8',
      40: 'gap-10',
      48: 'gap-12',
      64: 'gap-16',
      section: 'gap-section',
    },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
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
