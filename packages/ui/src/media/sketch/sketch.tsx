import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { SketchMark } from './marks.ts';
import { crossedIn, drawMarks, pressures, strikeOut } from './pencil.ts';

export interface SketchProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is drawn, in the units of the sheet, in this order; over the file, where there is one. */
  marks: readonly SketchMark[];
  /** A file by `sketchFile`, fetched when it comes near: then only what is to be read or coloured is among the marks. */
  href?: string | undefined;
  /** Width of the sheet in units. It is as wide as its parent. Default 320. */
  width?: number;
  /** Height of the sheet in units. Default 220. */
  height?: number;
  /** Another number, another hand: the same marks are drawn a little otherwise. Default 1. */
  seed?: number;
  /** A variant that was not taken: it is crossed out. In a place of the sheet if one is given, as where no note is. */
  struck?: boolean | readonly [x: number, y: number, width: number, height: number];
  /** Size of the letters of notes, in units. Default 9.5. */
  noteSize?: number;
  /** What is to be seen (role="img"). Without it the sketch is decoration. */
  label?: string;
}

/** An interface as a designer sketches it: pencil lines that a hand has drawn, from a list of marks. */
export function Sketch({
  marks,
  href,
  width = 320,
  height = 220,
  seed = 1,
  struck = false,
  noteSize = 9.5,
  label,
  className,
  style,
  ...rest
}: SketchProps) {
  const strokes = drawMarks(marks, seed);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-struck={struck === false ? undefined : ''}
      className={cx('lali:relative lali:block lali:overflow-hidden lali:text-text-soft', className)}
      style={{ aspectRatio: `${width}/${height}`, ...style }}
      {...rest}
    >
      {href === undefined ? null : (
        <img src={href} alt="" loading="lazy" className="lali:absolute lali:size-full" />
      )}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="lali:absolute lali:size-full"
      >
        {pressures.map(([pressure, strokeWidth]) =>
          strokes[pressure] === '' ? null : (
            <path
              key={pressure}
              d={strokes[pressure]}
              strokeWidth={strokeWidth}
              vectorEffect="non-scaling-stroke"
            />
          ),
        )}
        <g fill="currentColor" stroke="none" fontSize={noteSize} fontStyle="italic" fontWeight="560">
          {marks.map((mark) =>
            mark[0] === 'note' ? (
              <text key={mark.join(' ')} x={mark[1]} y={mark[2]}>
                {mark[3]}
              </text>
            ) : null,
          )}
        </g>
        {struck === false ? null : (
          <path
            d={strikeOut(struck === true ? crossedIn(width, height) : struck, seed)}
            data-part="strike"
            strokeWidth="2.4"
            className="lali:text-danger-text"
          />
        )}
      </svg>
    </span>
  );
}
