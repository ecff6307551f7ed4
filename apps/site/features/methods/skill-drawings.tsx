import type { ReactNode } from 'react';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

const SIZE = 120;

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      aria-hidden="true"
      className="lali:block lali:w-4/5 lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

const sign = [
  [34, 40],
  [42, 19],
  [63, 12],
  [83, 22],
  [86, 43],
  [70, 58],
  [60, 77],
] as const;

const questioning = (
  <Drawn>
    {sign.map(([x, y], i) => (
      <Cell key={y} x={x} y={y} size={19} built={i / (sign.length - 1)} turn={i * 12} />
    ))}
    <Cell x={60} y={106} size={24} built={1} kind="taken" />
  </Drawn>
);

/** One that looks, and sees the one that does something else. */
const observing = (
  <Drawn>
    {Array.from({ length: 12 }, (_, n) => {
      const angle = (n * Math.PI) / 6;
      return (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the lashes of one eye.
          key={n}
          x={60 + 49 * Math.cos(angle)}
          y={60 + 49 * Math.sin(angle)}
          size={20}
          built={(1 + Math.cos(angle)) / 2}
          turn={n * 30}
        />
      );
    })}
    <Cell x={60} y={60} size={40} built={0} kind="taken" />
  </Drawn>
);

const others = [
  [18, 20],
  [100, 16],
  [106, 84],
  [54, 106],
  [14, 82],
] as const;

/** People of other trades, one line to each. */
const networking = (
  <Drawn>
    {others.map(([x, y], i) => (
      <g key={x}>
        <path d={`M60 56L${x} ${y}`} strokeWidth={5} style={at(i / 4)} className={grownStroke} />
        <Cell x={x} y={y} size={25} built={i / 4} />
      </g>
    ))}
    <Cell x={60} y={56} size={38} built={0.4} kind="taken" />
  </Drawn>
);

/** Many cheap tries, one of which holds. */
const experimenting = (
  <Drawn>
    {Array.from({ length: 9 }, (_, n) => {
      const [x, y] = [20 + (n % 3) * 40, 20 + Math.floor(n / 3) * 40];
      return n === 7 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: tries keep their order.
        <Cell key={n} x={x} y={y} size={32} built={0.9} kind="taken" />
      ) : (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          key={n}
          x={x - 14}
          y={y - 14}
          width={28}
          height={28}
          rx={14 - n}
          strokeWidth={4}
          style={at(n / 8)}
          className={grownStroke}
        />
      );
    })}
  </Drawn>
);

/** Two fields that have one place in common. */
const associating = (
  <Drawn>
    {Array.from({ length: 9 }, (_, n) => {
      const [column, row] = [n % 3, Math.floor(n / 3)];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their places.
        <g key={n}>
          {n < 8 && <Cell x={13 + column * 23.5} y={13 + row * 23.5} size={20} built={0} />}
          {n > 0 && <Cell x={60 + column * 23.5} y={60 + row * 23.5} size={20} built={1} />}
        </g>
      );
    })}
    <Cell x={60} y={60} size={24} built={0.5} kind="taken" />
  </Drawn>
);

/** One for each skill, in the order of the record. */
export const skillDrawings = [questioning, observing, networking, experimenting, associating];
