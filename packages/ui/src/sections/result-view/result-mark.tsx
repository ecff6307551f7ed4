import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { growthForm } from './growth.ts';
import { paintOf } from './paint.ts';

export interface ResultMarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** 3 to 6 scores from 0 to 100, in the order of the axes of the result. */
  scores: readonly number[];
  /** That of the result. Default 7. */
  seed?: number;
  /** About how many cells. Default 84: fewer than in the result, so that at 72 px no cell is under 3 px. */
  cells?: number;
}

/** The figure of a result, small, where the result is met again. Decoration: its words stand beside it. */
export function ResultMark({ scores, seed = 7, cells = 84, className, ...rest }: ResultMarkProps) {
  const { extent, rings, open } = growthForm(scores, seed, cells);
  // Four axes are on the diagonals, and what grows along them ends before the edges of the square.
  const edge = Math.round(extent * (scores.length === 4 ? 0.41 : 0.5));
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-edge} ${-edge} ${edge * 2} ${edge * 2}`}
      data-rule="phyllotaxis"
      data-tone="page"
      data-sized=""
      className={cx(
        'lali-living-figure lali:size-18 lali:shrink-0 lali:rtl:-scale-x-100 lali:forced-colors:[--lali-figure-built:CanvasText] lali:forced-colors:[--lali-figure-core:CanvasText] lali:forced-colors:[--lali-figure-grown:CanvasText]',
        className,
      )}
      {...rest}
    >
      <path d={open} className="lali:stroke-line lali:forced-colors:stroke-[GrayText]" strokeWidth={20} />
      {rings.map(({ d, pollen, ring, width }) => (
        <path
          key={`${ring} ${pollen} ${width} ${d.slice(0, 12)}`}
          d={d}
          stroke={paintOf(ring, pollen)}
          fill={d.includes('z') ? paintOf(ring, pollen) : 'none'}
          strokeWidth={width}
        />
      ))}
    </svg>
  );
}
