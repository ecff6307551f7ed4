import type { ComponentProps, CSSProperties } from 'react';

/** Of every drawing: 3 to 2, as the place of an article's picture is. */
const WIDTH = 600;
const HEIGHT = 400;

/* Where a shape is on its way from a living cell, 0, to a tile of the grid, 1. */

/** Takes the colour of `at`. */
export const grownFill = [
  'lali:fill-[color-mix(in_oklab,var(--lali-color-figure-end)_var(--at),var(--lali-color-figure-start))]',
  'lali:forced-colors:fill-[CanvasText]',
].join(' ');
export const grownStroke = [
  'lali:fill-none',
  'lali:stroke-[color-mix(in_oklab,var(--lali-color-figure-end)_var(--at),var(--lali-color-figure-start))]',
  'lali:forced-colors:stroke-[CanvasText]',
].join(' ');
export const takenFill = ['lali:fill-highlight', 'lali:forced-colors:fill-[Highlight]'].join(' ');
export const onFill = ['lali:fill-on-highlight', 'lali:forced-colors:fill-[Canvas]'].join(' ');
/** What is not filled yet: a screen in outline, and a line of its text. */
export const outlined = [
  'lali:fill-none',
  'lali:stroke-control',
  'lali:forced-colors:stroke-[CanvasText]',
].join(' ');
export const written = ['lali:fill-line', 'lali:forced-colors:fill-[CanvasText]'].join(' ');
const fills = { taken: takenFill, on: onFill } as const;

export const at = (built: number) => ({ '--at': `${Math.round(100 * built)}%` }) as CSSProperties;

/** Its corners there. */
export const cornerOf = (size: number, built: number) => tenth((size / 2) * (1 - 0.68 * built));

interface CellProps {
  /** Its middle. */
  x: number;
  y: number;
  size: number;
  /** From a living cell, 0, to a tile of the grid, 1. */
  built: number;
  /** In degrees. */
  turn?: number;
  /** What the article is about, or what lies on it. Default neither. */
  kind?: 'taken' | 'on';
}

/** A cell that turns into a tile. */
export function Cell({ x, y, size, built, turn = 0, kind }: CellProps) {
  return (
    <rect
      x={tenth(x - size / 2)}
      y={tenth(y - size / 2)}
      width={size}
      height={size}
      rx={cornerOf(size, built)}
      transform={turn === 0 ? undefined : `rotate(${Math.round(turn)} ${tenth(x)} ${tenth(y)})`}
      {...(kind === undefined ? { className: grownFill, style: at(built) } : { className: fills[kind] })}
    />
  );
}

interface SheetProps extends ComponentProps<'svg'> {
  /** Of something low and wide; it stands on the lower edge of its place. Default 600. */
  width?: number;
}

/** Fills its place, whole. */
export function Sheet({ width = WIDTH, children, ...rest }: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio={width > WIDTH ? 'xMidYMax' : undefined}
      aria-hidden="true"
      className="lali:block lali:size-full"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const tenth = (value: number) => Math.round(value * 10) / 10;
