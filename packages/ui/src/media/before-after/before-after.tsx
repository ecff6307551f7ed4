'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../internal/i18n/i18n-context.ts';

export interface BeforeAfterProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The name of the slider: 'Before and after'. */
  label: string;
  /** The words below the start of the picture: 'Before'. */
  beforeLabel: string;
  /** The words below its end: 'After'. */
  afterLabel: string;
  /** Lies on the other one and is cut by the line. As wide as `after`, and as high. */
  before: ReactNode;
  /** Gives the whole its size: a picture as wide as its parent. */
  after: ReactNode;
  /** How much of `before` is to be seen at first, in percent. Default 50. */
  defaultValue?: number;
}

/** Two pictures of the same place, one over the other, and a line between them that one moves. */
export function BeforeAfter({
  label,
  beforeLabel,
  afterLabel,
  before,
  after,
  defaultValue = 50,
  className,
  style,
  ...rest
}: BeforeAfterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  useEffect(() => {
    // It may have been moved before this script came.
    if (input.current) setValue(input.current.valueAsNumber);
  }, []);
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  // The middle of the thumb, which is 44 px wide.
  const split = { '--lali-split': `calc(22px + (100% - 44px) * ${value / 100})` };
  return (
    <figure
      className={cx('lali:min-w-0', className)}
      style={{ ...split, ...style } as CSSProperties}
      {...rest}
    >
      <div className="lali:@container lali:relative lali:isolate lali:overflow-clip lali:rounded-card lali:border lali:border-line lali:bg-page lali:print:grid lali:print:break-inside-avoid lali:print:grid-cols-2 lali:print:[&_source]:hidden">
        {after}
        <div
          data-part="before"
          className="lali:absolute lali:inset-y-0 lali:start-0 lali:w-(--lali-split) lali:overflow-clip lali:bg-page lali:print:static lali:print:-order-1 lali:print:w-auto"
        >
          <div className="lali:h-full lali:w-[100cqi] lali:print:w-auto">{before}</div>
        </div>
        <input
          ref={input}
          type="range"
          min={0}
          max={100}
          defaultValue={defaultValue}
          aria-label={label}
          aria-valuetext={`${beforeLabel} ${percent.format(value / 100)}`}
          onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
          className="lali-before-after-input lali:peer lali:absolute lali:inset-0 lali:z-10 lali:size-full"
        />
        <div
          data-part="line"
          aria-hidden="true"
          className="lali:pointer-events-none lali:absolute lali:inset-y-0 lali:start-(--lali-split) lali:-ms-px lali:grid lali:w-[2px] lali:place-content-center lali:bg-text lali:forced-colors:bg-[CanvasText] lali:peer-focus-visible:[&>span]:ring-4 lali:peer-focus-visible:[&>span]:ring-accent-text lali:print:hidden"
        >
          <span className="lali:grid lali:size-11 lali:place-items-center lali:rounded-control lali:bg-text lali:text-page lali:ring-offset-2 lali:ring-offset-page lali:forced-colors:border lali:forced-colors:bg-[Canvas] lali:forced-colors:text-[CanvasText]">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d="M9 6l-5 6 5 6M15 6l5 6-5 6" />
            </svg>
          </span>
        </div>
      </div>
      <figcaption className="lali:mt-3 lali:grid lali:grid-cols-2 lali:gap-x-6 lali:type-small lali:font-semibold lali:wrap-anywhere">
        <span>{beforeLabel}</span> <span className="lali:text-end">{afterLabel}</span>
      </figcaption>
    </figure>
  );
}
