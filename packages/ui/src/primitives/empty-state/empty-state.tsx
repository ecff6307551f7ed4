import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Seed } from './seed.tsx';

const emptyStateVariants = cva(
  'lali:flex lali:min-w-0 lali:flex-wrap lali:items-center lali:gap-x-8 lali:gap-y-5 lali:py-10',
  {
    variants: {
      rule: { both: 'lali:border-y lali:border-soft', start: 'lali:border-t lali:border-soft', none: '' },
    },
  },
);

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is not there, in one sentence. */
  title: ReactNode;
  /** Why, or what comes here. Default none. */
  text?: ReactNode;
  /** What to do about it: a button or a link. Default none. */
  action?: ReactNode;
  /** Lines where the list would have them: above and below, above alone, or none. Default `none`. */
  rule?: 'both' | 'start' | 'none';
}

/** A list with nothing in it yet: a seed, what is not there, and what to do. */
export function EmptyState({ title, text, action, rule = 'none', className, ...props }: EmptyStateProps) {
  return (
    <div data-rule={rule} className={cx(emptyStateVariants({ rule }), className)} {...props}>
      <Seed />
      <div className="lali:grid lali:min-w-0 lali:flex-1 lali:basis-56 lali:justify-items-start lali:gap-2">
        <p className="lali:type-subheading lali:max-w-[24em] lali:min-w-0 lali:wrap-anywhere">{title}</p>
        {text ? <p className="lali:measure lali:min-w-0 lali:wrap-anywhere lali:text-soft">{text}</p> : null}
        {action ? <div className="lali:mt-3 lali:min-w-0">{action}</div> : null}
      </div>
    </div>
  );
}
