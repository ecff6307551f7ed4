import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const textVariants = cva('min-w-0 wrap-break-word', {
  variants: {
    look: { lead: 'type-lead', body: 'type-body', small: 'type-small', mono: 'type-mono' },
    tone: { current: '', soft: 'text-soft', signal: 'text-signal', error: 'text-error' },
    weight: { regular: '', medium: 'font-medium', strong: 'font-semibold' },
    measure: { true: 'measure', false: '' },
  },
});

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** `lead` 21 px, `body` 17, `small` 15, `mono` 13 for dates, durations and counters only. Default `body`. */
  look?: 'lead' | 'body' | 'small' | 'mono';
  /** `soft` and `signal` are secondary and accented on the surface around it. Default `current`. */
  tone?: 'current' | 'soft' | 'signal' | 'error';
  /** Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong';
  /** At most 68 characters to the line. Default `true` for a paragraph, `false` for anything else. */
  measure?: boolean;
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | 'blockquote' | 'address' | 'cite';
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement>;
}

/** Text below the headings, in one of four type styles. */
export function Text({
  look = 'body',
  tone = 'current',
  weight = 'regular',
  as = 'p',
  measure = as === 'p',
  className,
  ref,
  ...props
}: TextProps) {
  // All of these take the attributes of a paragraph.
  const Element = as as 'p';
  return (
    <Element
      ref={ref as Ref<HTMLParagraphElement>}
      data-look={look}
      data-tone={tone}
      className={cx(textVariants({ look, tone, weight, measure }), className)}
      {...props}
    />
  );
}
