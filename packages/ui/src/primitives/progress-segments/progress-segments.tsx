'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { progressSegments } from '../../messages/en.ts';
import type { ProgressSegmentsLabels } from '../../messages/labels.ts';

const progressSegmentsVariants = cva('grid min-w-0 gap-3');

const segmentVariants = cva(
  'h-1.5 min-w-0 flex-1 transition-colors duration-calm motion-reduce:transition-none',
  {
    variants: {
      state: {
        done: 'rounded-full bg-leaf-text forced-colors:bg-[CanvasText]',
        current: 'rounded-full bg-kingfisher-text forced-colors:bg-[Highlight]',
        open: 'rounded-full bg-line forced-colors:border forced-colors:border-[GrayText] forced-colors:bg-transparent',
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
      <p className="font-semibold text-[1.0625rem] leading-snug wrap-anywhere">
        {formatMessage(position, { value: at, count: steps }, locale)}
      </p>
      <div aria-hidden="true" className={cx('flex', steps > 20 ? 'gap-0.5' : 'gap-1.5')}>
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
