'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { progressSegments } from '../../messages/en.ts';
import type { ProgressSegmentsLabels } from '../../messages/labels.ts';

const progressSegmentsVariants = cva('lali:grid lali:min-w-0 lali:gap-3');

const segmentVariants = cva(
  'lali:h-1.5 lali:min-w-0 lali:flex-1 lali:transition-colors lali:duration-calm lali:motion-reduce:transition-none',
  {
    variants: {
      state: {
        done: 'lali:rounded-full lali:bg-secondary-text lali:forced-colors:bg-[CanvasText]',
        current: 'lali:rounded-full lali:bg-primary-text lali:forced-colors:bg-[Highlight]',
        open: 'lali:rounded-full lali:bg-line lali:forced-colors:border lali:forced-colors:border-[GrayText] lali:forced-colors:bg-transparent',
      },
    },
  },
);

export interface ProgressSegmentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The step one is at, from 1. Whole numbers; brought into 0 to `max`, where 0 is 'not begun'. */
  value: number;
  /** How many steps there are, at least 1. */
  max: number;
  /** How it reads. Default 'Question {value} of {count}'. */
  labels?: Partial<ProgressSegmentsLabels>;
  /** All steps are done, the last one too. Default `false`. */
  complete?: boolean;
}

/** The position in words, and as a row of segments that are decoration. */
export function ProgressSegments({
  value,
  max,
  labels,
  complete = false,
  className,
  ...props
}: ProgressSegmentsProps) {
  const { position } = useWords('progressSegments', progressSegments, labels);
  const locale = useLocale();
  const steps = Math.max(1, Math.round(max));
  const at = Math.min(steps, Math.max(0, Math.round(value)));
  const stateOf = (step: number) => {
    if (complete || step < at) return 'done';
    return step === at ? 'current' : 'open';
  };
  return (
    <div
      data-value={at}
      data-max={steps}
      data-complete={complete ? '' : undefined}
      className={cx(progressSegmentsVariants(), className)}
      {...props}
    >
      <p className="lali:font-semibold lali:text-[1.0625rem] lali:leading-snug lali:wrap-anywhere">
        {formatMessage(position, { value: at, count: steps }, locale)}
      </p>
      <div aria-hidden="true" className={cx('lali:flex', steps > 20 ? 'lali:gap-0.5' : 'lali:gap-1.5')}>
        {Array.from({ length: steps }, (_, i) => {
          const state = stateOf(i + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
            <span key={i} data-state={state} className={segmentVariants({ state })} />
          );
        })}
      </div>
    </div>
  );
}
