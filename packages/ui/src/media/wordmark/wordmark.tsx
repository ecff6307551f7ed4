import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { wordmarks } from './wordmarks.ts';

export interface WordmarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names the drawing. An unknown id falls back to the name, set in the display face. */
  mark: string;
  /** The text of the mark; always read by assistive technology. */
  name: string;
  /** Size of a unit of the drawing, in px at the usual text size; capitals are about 20 units high. Default 1.15. */
  scale?: number;
}

/** Above the baseline, and below it: every mark has the same box, so that a row shares one baseline. */
const ABOVE = 27;
const BELOW = 13;
const SIDE = 3;
/** Of a name set in type, whose capitals are as high as those drawn. */
const SET = 19.13;

/** Grows with the text around it. */
const rem = (px: number) => `${Math.round((px / 16) * 100) / 100}rem`;

/** A client's name as a drawing, or set in the display face where there is none. */
export function Wordmark({ mark, name, scale = 1.15, className, ...rest }: WordmarkProps) {
  const drawing = wordmarks[mark];
  return (
    <span
      data-mark={drawing ? mark : 'text'}
      className={cx('lali:inline-flex lali:max-w-full lali:items-center lali:align-middle', className)}
      {...rest}
    >
      {drawing ? (
        <svg
          viewBox={`${-SIDE} ${-ABOVE} ${Math.ceil(drawing.width + 2 * SIDE)} ${ABOVE + BELOW}`}
          width={rem((drawing.width + 2 * SIDE) * scale)}
          height={rem((ABOVE + BELOW) * scale)}
          className="lali:h-auto lali:max-w-full lali:shrink"
          role="img"
          aria-label={name}
          fill="none"
          stroke="currentColor"
          strokeLinecap={drawing.cap}
          strokeLinejoin={drawing.join}
          strokeMiterlimit={2}
        >
          {drawing.strokes.map(({ path, weight, lift, solid }) => (
            <path
              key={path}
              d={path}
              strokeWidth={weight}
              fill={solid ? 'currentColor' : undefined}
              transform={
                drawing.slant ? `skewX(${-drawing.slant})` : lift ? `translate(0 ${-lift})` : undefined
              }
            />
          ))}
        </svg>
      ) : (
        <span
          className="lali:font-display lali:leading-tight lali:font-semibold lali:[overflow-wrap:anywhere]"
          style={{ fontSize: rem(SET * scale) }}
        >
          {name}
        </span>
      )}
    </span>
  );
}
