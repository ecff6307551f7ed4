import { cellCorner, stretch, THIN } from './line.ts';
import {
  acrossVariants,
  cellVariants,
  downVariants,
  onwardVariants,
  rootVariants,
  stretchVariants,
} from './process-steps.variants.ts';

export type Fit = 'few' | 'more' | 'most' | 'list';

/** The beginning: a root from the edge of the section. */
export function Root({ fit }: { fit: Fit }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-part="root"
      className={rootVariants({ fit })}
    >
      <path
        d="M0 92C30 96 34 62 52 40C66 22 78 0 100 0"
        vectorEffect="non-scaling-stroke"
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
      />
    </svg>
  );
}

/** What comes after the last step: where steps stand side by side, the line runs on to the other edge of the section. */
export function Onward({ fit }: { fit: Fit }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-part="onward"
      className={onwardVariants({ fit })}
    >
      <path
        d="M0 50H100"
        vectorEffect="non-scaling-stroke"
        fill="none"
        stroke="currentColor"
        strokeWidth={THIN}
      />
    </svg>
  );
}

interface LineProps {
  index: number;
  count: number;
  fit: Fit;
}

/** The line from this step to the next, and the cell of this step upon it; the last is a part of an interface. */
export function Line({ index, count, fit }: LineProps) {
  const last = index === count - 1;
  const { across, down, width } = stretch(index, count);
  const stroke = {
    vectorEffect: 'non-scaling-stroke',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: width,
    strokeLinejoin: 'miter',
  } as const;
  return (
    <>
      {last ? null : (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-part="stretch"
          className={stretchVariants({ fit })}
        >
          <path d={down} className={downVariants({ fit })} {...stroke} />
          <path d={across} className={acrossVariants({ fit })} {...stroke} />
        </svg>
      )}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-part="cell"
        className={cellVariants({ fit, side: index % 2 === 0 ? 'start' : 'end' })}
      >
        <rect
          width={24}
          height={24}
          rx={cellCorner(index, count)}
          className={last ? 'lali:fill-highlight lali:forced-colors:fill-[CanvasText]' : 'lali:fill-current'}
        />
        {last ? (
          <path
            d="M6.500 12.500 10.500 16.500 17.500 8"
            fill="none"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
          />
        ) : null}
      </svg>
    </>
  );
}
