import { cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';
import { stackVariants } from './stack.variants.ts';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Default `column`. A row wraps when it has to. */
  direction?: 'column' | 'row';
  /** Distance in px at the usual text size; it grows with the text. Default 16. */
  gap?: 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64;
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
