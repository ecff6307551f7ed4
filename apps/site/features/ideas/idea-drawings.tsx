import type { ReactNode } from 'react';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 216 96"
      aria-hidden="true"
      className="lali:mb-4 lali:block lali:h-auto lali:w-full lali:max-w-60 lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

interface WayProps {
  d: string;
  built: number;
}

function Way({ d, built }: WayProps) {
  return <path d={d} strokeWidth={4} strokeLinecap="round" style={at(built)} className={grownStroke} />;
}

const six = [0, 1, 2, 3, 4, 5];

/** One track is jammed; some turn round and open a second. */
const ants = (
  <Drawn>
    <Way d="M28 24C4 24 4 72 28 72" built={0} />
    {six.map((n) => (
      <Cell key={n} x={44 + n * 19} y={24} size={15} built={0} />
    ))}
    <Cell x={172} y={24} size={32} built={1} />
    {six.map((n) => (
      <Cell
        key={n}
        x={44 + n * 30}
        y={72}
        size={15}
        built={0}
        {...(n === 5 ? { kind: 'taken' as const } : {})}
      />
    ))}
  </Drawn>
);

/** What comes first changes places with what comes second. */
const swap = (
  <Drawn>
    <Way d="M62 24C84 4 132 4 150 20M150 20L136 18M150 20L150 6" built={0.5} />
    <Way d="M154 72C132 92 84 92 66 76M66 76L80 78M66 76L66 90" built={0.5} />
    <Cell x={36} y={48} size={44} built={0} />
    <Cell x={180} y={48} size={44} built={1} kind="taken" />
  </Drawn>
);

/** Of all who stand there, few are there for what the desk is for. */
const counted = (
  <Drawn>
    {Array.from({ length: 18 }, (_, n) => {
      const [x, y] = [18 + (n % 6) * 34, 16 + Math.floor(n / 6) * 32];
      return [2, 7, 9, 16].includes(n) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a queue that stands still.
        <Cell key={n} x={x} y={y} size={24} built={0.5} kind="taken" />
      ) : (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          key={n}
          x={x - 10.5}
          y={y - 10.5}
          width={21}
          height={21}
          rx={8}
          strokeWidth={3}
          style={at(n / 17)}
          className={grownStroke}
        />
      );
    })}
  </Drawn>
);

/** A dance in two loops, whose middle line points the way. */
const bee = (
  <Drawn>
    <Way d="M60 48C60 6 10 12 14 48S60 90 60 48" built={0} />
    <Way d="M60 48C60 6 110 12 106 48S60 90 60 48" built={0.2} />
    {[128, 150, 172].map((x) => (
      <Cell key={x} x={x} y={48} size={9} built={0.6} />
    ))}
    <Cell x={60} y={48} size={22} built={0} kind="taken" />
    <Cell x={200} y={48} size={32} built={1} />
  </Drawn>
);

/** One, and ten of it. */
const tenfold = (
  <Drawn>
    <Cell x={18} y={48} size={26} built={0} kind="taken" />
    <Way d="M44 48H64M64 48L56 40M64 48L56 56" built={0.5} />
    {Array.from({ length: 10 }, (_, n) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: ten that are alike.
        key={n}
        x={92 + (n % 5) * 28}
        y={34 + Math.floor(n / 5) * 28}
        size={24}
        built={1}
      />
    ))}
  </Drawn>
);

/** One for each idea of the example, in its order. */
export const ideaDrawings = [ants, swap, counted, bee, tenfold];
