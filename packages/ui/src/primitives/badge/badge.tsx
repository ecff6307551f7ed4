import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons/index.ts';
import { badgeVariants } from './badge.variants.ts';

export type BadgeTone = 'neutral' | 'accent' | 'pollen' | 'success' | 'error' | 'ink';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `success` and `error` bring their sign, so that colour alone says nothing. Default `neutral`. */
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
