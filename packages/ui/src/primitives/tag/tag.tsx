import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const tagVariants = cva(
  'lali:inline-flex lali:min-h-8 lali:max-w-full lali:items-center lali:rounded-[min(var(--lali-radius-control),1rem)] lali:border lali:px-3 lali:py-1 lali:text-[0.9375rem] lali:leading-tight lali:wrap-anywhere',
  {
    variants: {
      look: {
        outline: 'lali:border-[color-mix(in_oklab,currentColor_30%,transparent)]',
        quiet: 'lali:border-transparent lali:bg-[color-mix(in_oklab,currentColor_8%,transparent)]',
      },
    },
  },
);

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
