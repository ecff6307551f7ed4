import type { ReactNode } from 'react';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

interface DrawnProps {
  size?: readonly [number, number];
  /** As wide as it is on a sheet of its own. */
  whole?: boolean;
  children: ReactNode;
}

function Drawn({ size: [width, height] = [240, 120], whole = false, children }: DrawnProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`lali:block lali:h-auto lali:w-full lali:rtl:-scale-x-100 ${whole ? '' : 'lali:max-w-60'}`}
    >
      {children}
    </svg>
  );
}

interface OpenProps {
  x: number;
  y: number;
  size: number;
  built: number;
}

/** What is planned only. */
function Open({ x, y, size, built }: OpenProps) {
  return (
    <rect
      x={x - size / 2 + 1.5}
      y={y - size / 2 + 1.5}
      width={size - 3}
      height={size - 3}
      rx={(size / 2) * (1 - 0.68 * built)}
      strokeWidth={3}
      style={at(built)}
      className={grownStroke}
    />
  );
}

const turned = [
  [12, 104],
  [36, 104],
  [60, 104],
  [60, 80],
  [60, 56],
  [84, 56],
  [108, 56],
  [108, 32],
  [132, 32],
  [156, 32],
  [180, 32],
] as const;

/** The brief leads straight on; each question turns the work, which ends somewhere else. */
const questioning = (
  <Drawn>
    {[84, 108, 132, 156, 180, 204].map((x) => (
      <Open key={x} x={x} y={104} size={18} built={0.2} />
    ))}
    <Open x={228} y={104} size={24} built={1} />
    {turned.map(([x, y], i) => (
      <Cell key={`${x} ${y}`} x={x} y={y} size={18} built={i / (turned.length - 1)} />
    ))}
    <Cell x={212} y={32} size={30} built={1} kind="taken" />
  </Drawn>
);

const corner = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The way that was built goes round the corner; people go across. */
const observing = (
  <Drawn>
    {corner.map((n) => (
      <Open key={n} x={16 + n * 26} y={16} size={22} built={1} />
    ))}
    {[42, 68].map((y) => (
      <Open key={y} x={224} y={y} size={22} built={1} />
    ))}
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <Cell key={n} x={24 + n * 27} y={24 + n * 11.5} size={16} built={0} />
    ))}
    <Cell x={16} y={16} size={22} built={0} />
    <Cell x={221} y={98} size={28} built={0.5} kind="taken" />
  </Drawn>
);

const others = [
  { x: 138, y: 18, size: 26, built: 0.5, turn: 20 },
  { x: 206, y: 34, size: 34, built: 1, turn: 0 },
  { x: 152, y: 64, size: 20, built: 0.8, turn: 45 },
  { x: 214, y: 104, size: 28, built: 0.7, turn: 12 },
] as const;

/** Out of many who are alike, one line to each who is not. */
const networking = (
  <Drawn>
    {others.map(({ x, y, built }) => (
      <path key={x} d={`M64 60L${x} ${y}`} strokeWidth={4} style={at(built)} className={grownStroke} />
    ))}
    {Array.from({ length: 12 }, (_, n) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: a crowd that stands still.
        key={n}
        x={12 + (n % 3) * 26}
        y={21 + Math.floor(n / 3) * 26}
        size={20}
        built={0}
      />
    ))}
    {others.map((other) => (
      <Cell key={other.x} {...other} />
    ))}
    <Cell x={64} y={60} size={34} built={0} kind="taken" />
  </Drawn>
);

const tries = [
  { x: 14, size: 22 },
  { x: 46, size: 30 },
  { x: 88, size: 40 },
  { x: 140, size: 50 },
  { x: 204, size: 66 },
] as const;
const floor = 94;

/** Two cheap tries are refuted, the third holds, and what would have cost most is not built yet. */
const experimenting = (
  <Drawn>
    {tries.map(({ x, size }, i) => {
      const y = floor - size / 2;
      const built = i / (tries.length - 1);
      if (i > 2) return <Open key={x} x={x} y={y} size={size} built={built} />;
      if (i === 2) return <Cell key={x} x={x} y={y} size={size} built={built} kind="taken" />;
      return (
        <g key={x}>
          <Open x={x} y={y} size={size} built={built} />
          <path
            d={`M${x - size / 2} ${y + size / 2}L${x + size / 2} ${y - size / 2}`}
            strokeWidth={3}
            style={at(built)}
            className={grownStroke}
          />
        </g>
      );
    })}
  </Drawn>
);

/** Two fields that have one place in common. */
const associating = (
  <Drawn size={[222, 222]} whole>
    {Array.from({ length: 25 }, (_, n) => {
      const [column, row] = [n % 5, Math.floor(n / 5)];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields keep their places.
        <g key={n}>
          {n < 24 && <Cell x={11 + column * 25} y={11 + row * 25} size={21} built={0} />}
          {n > 0 && <Cell x={111 + column * 25} y={111 + row * 25} size={21} built={1} />}
        </g>
      );
    })}
    <Cell x={111} y={111} size={25} built={0.5} kind="taken" />
  </Drawn>
);

/** One for each skill, in the order of the record. */
export const skillDrawings = [questioning, observing, networking, experimenting, associating];
