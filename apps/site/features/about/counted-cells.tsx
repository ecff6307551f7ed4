import { Cell } from '../../pictures/cells.tsx';

const IN_A_ROW = 25;
const PITCH = 28;
const SIZE = 20;

/** So many cells in rows of twenty-five: round at the start of a row, tiles at its end. */
export function CountedCells({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${(IN_A_ROW - 1) * PITCH + SIZE} ${(Math.ceil(count / IN_A_ROW) - 1) * PITCH + SIZE}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: count }, (_, n) => {
        const [column, row] = [n % IN_A_ROW, Math.floor(n / IN_A_ROW)];
        return (
          <Cell
            key={`${column} ${row}`}
            x={SIZE / 2 + column * PITCH}
            y={SIZE / 2 + row * PITCH}
            size={SIZE}
            built={column / (IN_A_ROW - 1)}
          />
        );
      })}
    </svg>
  );
}
