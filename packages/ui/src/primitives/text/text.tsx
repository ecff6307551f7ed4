import { cva, cx } from 'class-variance-authority';
import type { ComponentPropsWithoutRef, Ref } from 'react';

const textVariants = cva('lali:min-w-0 lali:wrap-break-word', {
  variants: {
    look: {
      lead: 'lali:type-lead',
      body: 'lali:type-body',
      small: 'lali:type-small',
      mono: 'lali:type-mono',
    },
    tone: { current: '', soft: 'lali:text-soft', signal: 'lali:text-signal', error: 'lali:text-danger-text' },
    weight: { regular: '', medium: 'lali:font-medium', strong: 'lali:font-semibold' },
    measure: { true: 'lali:measure', false: '' },
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
