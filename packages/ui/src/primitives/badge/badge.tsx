import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/index.ts';

/* The transparent border is what forced colours make visible. */
const badgeVariants = cva(
  'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[min(var(--radius-control),0.875rem)] border border-transparent px-2.5 py-0.5 font-semibold text-[0.875rem] leading-tight wrap-anywhere',
  {
    variants: {
      tone: {
        neutral: 'bg-[color-mix(in_oklab,currentColor_10%,transparent)]',
        accent: 'bg-accent text-on-accent',
        pollen: 'bg-pollen text-on-pollen',
        success: 'bg-success-solid text-on-success',
        error: 'bg-error text-raised',
        ink: 'bg-ink text-ground',
      },
    },
  },
);

export type BadgeTone = 'neutral' | 'accent' | 'pollen' | 'success' | 'error' | 'ink';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `success` and `error` have an icon, so that the meaning does not depend on colour. Default `neutral`. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** The state of something, in one or two words: 'New', 'Payment Completed', 'Past'. */
export function Badge({ tone = 'neutral', className, children, ...props }: BadgeProps) {
  return (
    <span data-tone={tone} className={cx(badgeVariants({ tone }), className)} {...props}>
      {tone === 'success' && <CheckIcon size={14} strokeWidth={3} className="shrink-0" />}
      {tone === 'error' && <AlertIcon size={14} strokeWidth={2.5} className="shrink-0" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
