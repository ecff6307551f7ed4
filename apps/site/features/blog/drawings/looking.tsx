import { Cell, onFill, Sheet, tenth } from '../../../pictures/cells.tsx';

const COLUMNS = 7;
const ROWS = 5;
const PITCH = 84;
const SIZE = 62;
const LEADER = { column: 0, row: 2 };

/** In radians: the first wait for the one who knows, the last look for themselves. */
function gaze(column: number, row: number): number {
  const back = Math.atan2(LEADER.row - row, LEADER.column - column - 0.01);
  const asks = column >= 4 || (column === 3 && row % 2 === 0);
  return asks ? (row - 2) * 0.36 + (column - 5) * 0.55 * (row % 2 === 0 ? 1 : -1) : back;
}

/** Where one answers all look at one; where one asks they look around. */
export const looking = (
  <Sheet>
    {Array.from({ length: COLUMNS * ROWS }, (_, n) => {
      const [column, row] = [n % COLUMNS, Math.floor(n / COLUMNS)];
      const [x, y] = [300 + (column - 3) * PITCH, 200 + (row - 2) * (PITCH - 6)];
      const leads = column === LEADER.column && row === LEADER.row;
      const angle = leads ? 0 : gaze(column, row);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
        <g key={n}>
          <Cell
            x={x}
            y={y}
            size={SIZE}
            built={column / (COLUMNS - 1)}
            {...(leads && { kind: 'taken' as const })}
          />
          <circle
            cx={tenth(x + 14 * Math.cos(angle))}
            cy={tenth(y + 14 * Math.sin(angle))}
            r={11}
            className={leads ? onFill : 'lali:fill-surface lali:forced-colors:fill-[Canvas]'}
          />
        </g>
      );
    })}
  </Sheet>
);
