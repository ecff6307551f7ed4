import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { type FormerEmphasis, inRole } from '../../internal/former-names.ts';
import { AlertIcon, CheckIcon } from '../icons/index.ts';

/* The transparent border is what forced colours make visible. */
const badgeVariants = cva(
  'lali:inline-flex lali:min-h-7 lali:max-w-full lali:items-center lali:gap-1.5 lali:rounded-[min(var(--lali-radius-control),0.875rem)] lali:border lali:px-2.5 lali:py-0.5 lali:font-semibold lali:text-[0.875rem] lali:leading-tight lali:wrap-anywhere',
  {
    variants: {
      tone: {
        /* In the dark its ground is hardly lighter than what it lies on. */
        neutral:
          'lali:border-[color:light-dark(transparent,var(--lali-surface-line,var(--lali-color-control)))] lali:bg-[color-mix(in_oklab,currentColor_10%,transparent)]',
        accent: 'lali:border-transparent lali:bg-accent-solid lali:text-on-accent',
        highlight: 'lali:border-transparent lali:bg-highlight lali:text-on-highlight',
        success: 'lali:border-transparent lali:bg-success-solid lali:text-on-success',
        error: 'lali:border-transparent lali:bg-danger-text lali:text-surface',
        contrast: 'lali:border-transparent lali:bg-text lali:text-page',
      },
    },
  },
);

export type BadgeTone = 'neutral' | 'accent' | 'highlight' | 'success' | 'error' | 'contrast';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `success` and `error` have an icon, so that the meaning does not depend on colour. Default `neutral`. `pollen` and
   * `ink` are deprecated names of `highlight` and `contrast`.
   */
  tone?: BadgeTone | FormerEmphasis;
  /** One or two words. */
  children: ReactNode;
}

/** The state of something, in one or two words: 'New', 'Payment Completed', 'Past'. */
export function Badge({ tone: named = 'neutral', className, children, ...props }: BadgeProps) {
  const tone = inRole(named);
  return (
    <span data-tone={tone} className={cx(badgeVariants({ tone }), className)} {...props}>
      {tone === 'success' && <CheckIcon size={14} strokeWidth={3} className="lali:shrink-0" />}
      {tone === 'error' && <AlertIcon size={14} strokeWidth={2.5} className="lali:shrink-0" />}
      <span className="lali:min-w-0">{children}</span>
    </span>
  );
}
