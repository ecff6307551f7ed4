'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatMessage } from '../../internal/i18n/format-message.ts';
import { useLocale, useWords } from '../../internal/i18n/i18n-context.ts';
import { rating } from '../../messages/en.ts';
import type { RatingLabels } from '../../messages/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

const ratingVariants = cva(
  'lali:inline-flex lali:max-w-full lali:flex-wrap lali:items-center lali:gap-x-2 lali:gap-y-1',
);

const starsVariants = cva('lali:max-w-full lali:min-w-0 lali:rtl:-scale-x-100', {
  variants: { size: { default: 'lali:h-6 lali:w-auto', large: 'lali:h-8 lali:w-auto' } },
});

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Stars given; parts of a star are drawn. Brought into 0 to `max`. */
  value: number;
  /** Default 5. */
  max?: number;
  /** How it reads. Default '{value} out of {count} stars'. */
  labels?: Partial<RatingLabels>;
  /** The words stand beside the stars, instead of being heard only. Default `false`. */
  showWords?: boolean;
  /** 24 or 32 px. Default `default`. */
  size?: 'default' | 'large';
}

/** Five points on two circles, on a grid of 24. */
const star = Array.from({ length: 10 }, (_, i) => {
  const [radius, turn] = [i % 2 === 0 ? 10.4 : 4.9, (i * Math.PI) / 5];
  const x = 12 + radius * Math.sin(turn);
  const y = 12.8 - radius * Math.cos(turn);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
});
const path = `M${star.join('L')}Z`;
const pitch = 26;

/** A rating that was given, in words, and as stars that are decoration. */
export function Rating({
  value,
  max = 5,
  labels,
  showWords = false,
  size = 'default',
  className,
  ...props
}: RatingProps) {
  const given = Math.min(max, Math.max(0, value));
  const { stars } = useWords('rating', rating, labels);
  const text = formatMessage(stars, { value: given, count: max }, useLocale());
  return (
    <span data-value={given} className={cx(ratingVariants(), className)} {...props}>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${max * pitch - 2} 24`}
        preserveAspectRatio="xMinYMid"
        className={starsVariants({ size })}
      >
        {Array.from({ length: max }, (_, i) => {
          const fill = Math.min(1, Math.max(0, given - i));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are told apart by their place only.
            <g key={i} transform={`translate(${i * pitch} 0)`}>
              {fill > 0 && (
                <svg width={24 * fill} height="24" overflow="hidden" aria-hidden="true">
                  <path d={path} className="lali:fill-highlight lali:forced-colors:fill-[CanvasText]" />
                </svg>
              )}
              <path
                d={path}
                fill="none"
                strokeWidth="1.5"
                strokeLinejoin="round"
                className="lali:stroke-current"
              />
            </g>
          );
        })}
      </svg>
      {showWords ? (
        <span className="lali:type-small lali:min-w-0 lali:text-soft lali:wrap-anywhere">{text}</span>
      ) : (
        <VisuallyHidden>{text}</VisuallyHidden>
      )}
    </span>
  );
}
