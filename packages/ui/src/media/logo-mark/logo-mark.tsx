import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { markPieces } from './mark.ts';

export interface LogoMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** Width and height in px. Default 32; legible from 28. */
  size?: number;
  /** `mono` draws everything in `currentColor`. Default `colour`. */
  variant?: 'colour' | 'mono';
  /** Names the mark for assistive technology; leave it out beside the wordmark. */
  title?: string;
}

/** The mark beside the wordmark: a small spiral of cells that turn into tiles. */
export function LogoMark({ size = 32, variant = 'colour', title, className, ...rest }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      data-variant={variant}
      className={cx('lali-logo-mark', className)}
      {...rest}
    >
      {markPieces.map(({ paint, x, y, size: side, corner, rotation }) => (
        <rect
          key={`${x} ${y}`}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          rx={corner}
          transform={rotation ? `rotate(${rotation} ${x} ${y})` : undefined}
          fill={variant === 'mono' ? 'currentColor' : `var(--lali-figure-${paint})`}
        />
      ))}
    </svg>
  );
}
