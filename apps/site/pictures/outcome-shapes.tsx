/** What a shape stands for: one of many, what the team takes home, or a frame around others. */
export type Kind = 'many' | 'taken' | 'open';

interface TileProps {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height?: number;
  /** Radius of its corners. */
  corner: number;
  kind: Kind;
}

export function Tile({ x, y, width, height = width, corner, kind }: TileProps) {
  const line = kind === 'open' ? 3 : 0;
  return (
    <rect
      x={tenth(x - (width - line) / 2)}
      y={tenth(y - (height - line) / 2)}
      width={width - line}
      height={height - line}
      rx={tenth(Math.min(corner, (width - line) / 2))}
      strokeWidth={line || undefined}
      className={
        kind === 'open'
          ? 'lali:fill-none lali:stroke-current lali:forced-colors:stroke-[CanvasText]'
          : kind === 'taken'
            ? 'lali:fill-highlight lali:forced-colors:fill-[Highlight]'
            : 'lali:fill-current lali:forced-colors:fill-[CanvasText]'
      }
    />
  );
}

/** A tick on what is taken home; `size` is that of the tile. */
export function Tick({ x, y, size }: { x: number; y: number; size: number }) {
  const at = (part: number) => tenth(part * size);
  return (
    <path
      d={`M${x - at(0.22)} ${y + at(0.02)}l${at(0.15)} ${at(0.15)} ${at(0.28)}-${at(0.32)}`}
      fill="none"
      strokeWidth={at(0.1)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]"
    />
  );
}

export const tenth = (value: number) => Math.round(value * 10) / 10;
