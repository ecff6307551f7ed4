import { onFill, takenFill } from '../../../pictures/cells.tsx';
import { Tick, Tile, tenth } from '../../../pictures/outcome-shapes.tsx';

export { Tick, Tile };

export const HEIGHT = 264;
export const MIDDLE = HEIGHT / 2;
/** The wide room of a day is as wide as two. */
export const widths = { 3: 300, 6: 600 } as const;
const PERSON = 22;

type Point = readonly [x: number, y: number];

const line = (points: readonly Point[]) => points.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join('');

/** Each of the team is a dot. */
export function Team({ at, size = PERSON }: { at: readonly Point[]; size?: number }) {
  return (
    <path
      d={line(at)}
      strokeLinecap="round"
      strokeWidth={size}
      className="lali:fill-none lali:stroke-current lali:forced-colors:stroke-[CanvasText]"
    />
  );
}

/** Whoever is not of the team is a ring. */
export function Guests({ at }: { at: readonly Point[] }) {
  return at.map(([x, y]) => <Tile key={`${x} ${y}`} x={x} y={y} width={30} corner={15} kind="open" />);
}

/** The way of the problem through the rooms. */
export function Way({ d }: { d: string }) {
  return (
    <path
      d={d}
      strokeWidth={4}
      className="lali:fill-none lali:stroke-highlight lali:forced-colors:stroke-[Highlight]"
    />
  );
}

/** The problem itself, as large as it is there. */
export function Problem({ x, size }: { x: number; size: number }) {
  return <circle cx={x} cy={MIDDLE} r={size / 2} className={takenFill} />;
}

/** A hook and its dot, on the problem. */
export function Asked({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x - 15} ${MIDDLE - 15}a15 15 0 1 1 22 13q-7 4-7 14`}
        fill="none"
        strokeWidth={9}
        strokeLinecap="round"
        className="lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
      />
      <circle cx={x} cy={MIDDLE + 29} r={5.5} className={onFill} />
    </>
  );
}

/** On a circle, evenly between two angles; 0 is upwards, and then clockwise. */
export function arc([x, y]: Point, radius: number, [from, to]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = ((from + ((to - from) * n) / Math.max(1, count - 1)) * Math.PI) / 180;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** On a circle, with room for the way at its two sides. */
export function around(x: number, radius: number, count: number): Point[] {
  const above = Math.ceil(count / 2);
  const gap = 180 / (count + 1);
  return [
    ...arc([x, MIDDLE], radius, [gap - 90, 90 - gap], above),
    ...arc([x, MIDDLE], radius, [90 + gap, 270 - gap], count - above),
  ];
}

/** Side by side, around a middle. */
export function row(x: number, y: number, pitch: number, count: number): Point[] {
  return Array.from({ length: count }, (_, n) => [x + (n - (count - 1) / 2) * pitch, y]);
}
