import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const cardVariants = cva(
  'lali:surface-raised lali:min-w-0 lali:rounded-card lali:border lali:border-line lali:wrap-anywhere',
  {
    variants: {
      size: { small: 'lali:p-4', default: 'lali:p-6', large: 'lali:p-5 lali:sm:p-8', none: '' },
      /* The ring of its one link is drawn around the whole. */
      link: {
        true: 'lali:group/card lali:focus-ring-within lali:relative lali:isolate lali:transition-colors lali:duration-quick lali:hover:border-control lali:motion-reduce:transition-none lali:[&_a]:outline-none lali:[&_a]:after:absolute lali:[&_a]:after:inset-0 lali:[&_a]:after:z-10',
        false: '',
      },
    },
  },
);

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** The room within: 16, 24 or 32 px, `large` less on a phone; `none` where the content brings its own. Default `default`. */
  size?: 'small' | 'default' | 'large' | 'none';
  /** It holds one link, whose target is the whole card. Nothing else in it can be operated. Default `false`. */
  link?: boolean;
  /** The element; a `section` or a `form` needs a name. Default `div`. */
  as?: 'div' | 'li' | 'article' | 'section' | 'form';
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement>;
}

/** A surface that sets one thing apart: tone, a line, and the corners of the path. */
export function Card({ size = 'default', link = false, as = 'div', className, ref, ...props }: CardProps) {
  // One of the elements, so that the types of its props are those of any.
  const Element = as as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      data-size={size}
      data-link={link ? '' : undefined}
      className={cx(cardVariants({ size, link }), className)}
      {...props}
    />
  );
}
