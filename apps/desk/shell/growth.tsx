/** The golden angle, by which a sunflower sets its cells. */
const turn = Math.PI * (3 - Math.sqrt(5));
const half = 132;
const grownCells = 124;
const pitch = 12;
const size = 8;
/** Where the spiral ends and the grid begins, and where the grid ends. */
const [inner, outer] = [79, 127];

interface Cell {
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
  corner: number;
  /** From grown to built, 0 to 1. */
  built: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Round cells on the spiral, which straighten; around them tiles on a grid. From the middle outwards. */
const cells: readonly Cell[] = [
  ...Array.from({ length: grownCells }, (_, i): Cell => {
    const [distance, angle] = [6.5 * Math.sqrt(i), i * turn];
    const built = Math.max(0, (i / grownCells - 0.4) / 0.6);
    return {
      ...{ x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) },
      ...{
        angle: round((1 - built) * ((angle * 180) / Math.PI)),
        corner: round(size * (0.5 - 0.25 * built)),
      },
      built: 0.6 * built,
    };
  }),
  ...Array.from({ length: 21 * 21 }, (_, i) => ({
    x: pitch * ((i % 21) - 10),
    y: pitch * (Math.floor(i / 21) - 10),
  }))
    .map((place) => ({ ...place, distance: Math.hypot(place.x, place.y) }))
    .filter(({ distance }) => distance >= inner && distance <= outer)
    .sort((a, b) => a.distance - b.distance)
    .map(({ x, y }): Cell => ({ x, y, angle: 0, corner: 2, built: 1 })),
];

const look = {
  pollen: 'lali:fill-highlight lali:forced-colors:fill-[LinkText]',
  open: 'lali:fill-none lali:stroke-[0.75px] lali:stroke-control lali:forced-colors:stroke-[CanvasText]',
} as const;

/** The figure of the house, grown as far as there is something to show; the rest are places that wait. */
export function Growth({ grown, className }: { grown: number; className: string }) {
  const count = Math.max(5, Math.round(grown * cells.length));
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      className={`lali:block ${className}`}
    >
      {cells.map(({ x, y, angle, corner, built }, i) => {
        const isGrown = i < count;
        const isPollen = i % 29 === 0;
        return (
          <rect
            key={`${x} ${y}`}
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
            rx={corner}
            transform={`translate(${x} ${y}) rotate(${angle})`}
            className={
              isGrown ? (isPollen ? look.pollen : 'lali:forced-colors:fill-[CanvasText]') : look.open
            }
            fill={`color-mix(in oklab, var(--lali-color-figure-end) ${Math.round(100 * built)}%, var(--lali-color-figure-start))`}
          />
        );
      })}
    </svg>
  );
}
