import { cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';
import { tagVariants } from './tag.variants.ts';

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** Default `outline`. */
  look?: 'outline' | 'quiet';
  /** The element; `li` in a list of tags. Default `span`. */
  as?: 'span' | 'li';
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement>;
}

/** What something belongs to: a category, a technology, a field of expertise. Nothing happens when it is pressed. */
export function Tag({ look = 'outline', as = 'span', className, ref, ...props }: TagProps) {
  const Element = as as 'span';
  return (
    <Element
      ref={ref as Ref<HTMLSpanElement>}
      data-look={look}
      className={cx(tagVariants({ look }), className)}
      {...props}
    />
  );
}
