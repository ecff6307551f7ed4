import { at, Cell, grownStroke, Sheet, takenFill, tenth } from '../../../pictures/cells.tsx';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const BEE = 17;

/** Places around a middle, the nearest first. */
const around = (count: number, spacing: number) =>
  Array.from({ length: count }, (_, n) => {
    const radius = spacing * Math.sqrt(n + 0.5);
    return { x: radius * Math.cos(n * GOLDEN), y: radius * Math.sin(n * GOLDEN) };
  });

const hexagon = (x: number, y: number, radius: number) =>
  `M${Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`;
  }).join('L')}Z`;

/* Holes that scouts have found, and how many inspect each; one has enough. */
const holes = [
  { x: 352, y: 78, radius: 62, bees: 3 },
  { x: 486, y: 92, radius: 62, bees: 1 },
  { x: 400, y: 268, radius: 112, bees: 24 },
  { x: 553, y: 236, radius: 48, bees: 2 },
] as const;
const ENOUGH = 20;

/** The swarm hangs and waits until enough of its scouts have met at one hole. */
export const swarm = (
  <Sheet>
    <path
      d="M0 30C70 42 150 20 252 34"
      strokeWidth={14}
      strokeLinecap="round"
      style={at(0)}
      className={grownStroke}
    />
    {around(92, 13).map(({ x, y }, n) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
        key={n}
        // Narrow where it holds on.
        x={132 + x * (y < 0 ? 1 + y / 420 : 1)}
        y={204 + y * 1.26}
        size={BEE}
        built={0}
      />
    ))}
    {holes.map(({ x, y, radius, bees }) => (
      <g key={x}>
        <path
          d={hexagon(x, y, radius)}
          {...(bees < ENOUGH && { strokeWidth: 6, style: at(0.9) })}
          strokeLinejoin="round"
          className={bees < ENOUGH ? grownStroke : takenFill}
        />
        {around(bees, 17).map((bee, n) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
            key={n}
            x={x + bee.x}
            y={y + bee.y}
            size={BEE}
            built={0.9}
            {...(bees >= ENOUGH && { kind: 'on' as const })}
          />
        ))}
      </g>
    ))}
  </Sheet>
);
