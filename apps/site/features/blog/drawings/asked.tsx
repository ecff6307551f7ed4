import { at, Cell, grownStroke, Sheet } from '../../../pictures/cells.tsx';

/* The sign, from where a pen begins it. */
const sign = [
  [64, 138],
  [72, 92],
  [103, 58],
  [147, 44],
  [191, 56],
  [220, 90],
  [222, 134],
  [198, 171],
  [166, 202],
  [150, 244],
] as const;

/* What follows: tests that are exact, lines without an end, then nothing. */
const lines = [
  [3, 142],
  [1, 196],
  [2, 92],
  [1, 0],
  [3, 116],
] as const;
const TILE = 28;

/** The question comes before the plan, whose first line begins with it. */
export const asked = (
  <Sheet>
    {sign.map(([x, y], i) => (
      <Cell key={y} x={x} y={y} size={37} built={i / sign.length} turn={i * 10} />
    ))}
    <Cell x={150} y={340} size={60} built={1} kind="taken" />
    {lines.map(([tests, rest], line) => {
      const y = 48 + line * 73;
      return (
        <g key={y}>
          {Array.from({ length: tests }, (_, test) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tests never change places.
            <Cell key={test} x={324 + test * 36} y={y} size={TILE} built={0.7 + test * 0.15} />
          ))}
          {rest > 0 && (
            <rect
              x={324 + tests * 36 - TILE / 2 + 2}
              y={y - TILE / 2 + 2}
              width={rest}
              height={TILE - 4}
              rx={6}
              strokeWidth={4}
              style={at(1)}
              className={grownStroke}
            />
          )}
        </g>
      );
    })}
  </Sheet>
);
