/* The rule of a burr, three times: it hooks, holds, and lets go when pulled. */

const WIDTH = 560;
const HEIGHT = 300;

const classes = (...names: string[]) => names.join(' ');

const grown = classes('lali:fill-figure-start', 'lali:forced-colors:fill-[CanvasText]');
const built = classes('lali:fill-figure-end', 'lali:forced-colors:fill-[CanvasText]');
const live = classes('lali:fill-highlight', 'lali:forced-colors:fill-[Highlight]');
const stem = classes('lali:stroke-figure-start', 'lali:forced-colors:stroke-[CanvasText]');
const wire = classes('lali:stroke-figure-end', 'lali:forced-colors:stroke-[CanvasText]');
const hair = classes('lali:stroke-control', 'lali:forced-colors:stroke-[CanvasText]');

const n = (value: number) => Math.round(value * 10) / 10;

export type HookAge = 'living' | 'inspired' | 'future';

/** What hooks and lets go: a burr on fur, a strap of hooks and loops, and a list of letters that one of them leaves. */
export function HookAges({ age }: { age: HookAge }) {
  const Drawing = drawings[age];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="lali:block lali:h-auto lali:w-full lali:overflow-visible lali:rtl:-scale-x-100"
    >
      <Drawing />
    </svg>
  );
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Round cells on the spiral, each outer one with a spine that ends in a hook; one of them holds a hair. */
function Burr() {
  const [x, y] = [414, 148];
  const spines = 21;
  return (
    <>
      {Array.from({ length: 9 }, (_, i) => {
        const from = 18 + i * 24;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the hairs never change.
            key={i}
            d={`M2 ${from + 26}C${110 + i * 5} ${from + 4} ${190 + i * 6} ${from + 52} ${298 - Math.abs(i - 4) * 12} ${from + 22}`}
            strokeWidth="4"
            className={hair}
          />
        );
      })}
      {Array.from({ length: spines }, (_, i) => {
        const angle = (i / spines) * 2 * Math.PI + 0.12;
        const at = (out: number, turn: number) =>
          `${n(x + out * Math.cos(angle + turn))} ${n(y + out * Math.sin(angle + turn))}`;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the spines never change.
            key={i}
            d={`M${at(76, 0)}L${at(122, 0)}C${at(142, 0)} ${at(142, 0.18)} ${at(122, 0.17)}`}
            strokeWidth="6"
            className={stem}
          />
        );
      })}
      {Array.from({ length: 64 }, (_, i) => {
        const out = 9.4 * Math.sqrt(i + 0.5);
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change.
            key={i}
            cx={n(x + out * Math.cos(i * GOLDEN))}
            cy={n(y + out * Math.sin(i * GOLDEN))}
            r={n(4.4 + i * 0.035)}
            className={i === 40 ? live : grown}
          />
        );
      })}
    </>
  );
}

/** The same hook on a grid, and the loops that it takes: one row holds, the next one has let go. */
function Strap() {
  return (
    <g transform="translate(0 17)">
      <rect y="226" width={WIDTH} height="50" rx="16" className={grown} />
      {Array.from({ length: 12 }, (_, i) => {
        const x = 24 + i * 45;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the loops never change.
            key={i}
            d={`M${x} 226C${x - 16} 176 ${x + 32} 176 ${x + 16} 226`}
            strokeWidth="6"
            className={stem}
          />
        );
      })}
      <g transform="rotate(-7 18 200)">
        <rect x="18" y="52" width={WIDTH} height="50" rx="8" className={built} />
        {Array.from({ length: 12 }, (_, i) => {
          const x = 46 + i * 45;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: the hooks never change.
              key={i}
              d={`M${x} 102V144C${x} 166 ${x + 22} 166 ${x + 22} 146`}
              strokeWidth="6"
              className={wire}
            />
          );
        })}
        {Array.from({ length: 12 }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the seams never change.
            key={i}
            x={42 + i * 45}
            y="70"
            width="14"
            height="14"
            rx={3}
            className={i === 2 ? live : 'lali:fill-surface lali:opacity-60 lali:forced-colors:fill-[Canvas]'}
          />
        ))}
      </g>
    </g>
  );
}

/** A list of letters hangs on its hooks; the one that nobody has opened lets go by itself. */
function Letters() {
  const rows = [
    { y: 34, words: [92, 150], opened: true },
    { y: 104, words: [118, 120], opened: true },
    { y: 206, words: [84, 168], opened: false },
  ];
  return (
    <>
      <path d="M4 8V292" strokeWidth="8" className={wire} />
      {rows.map(({ y, words: [first = 0, second = 0], opened }) => {
        const x = opened ? 40 : 80;
        const width = WIDTH - x - 3;
        return (
          <g key={y} transform={opened ? undefined : `rotate(6 ${x} ${y})`}>
            <path
              d={
                opened
                  ? `M4 ${y + 10}H22C42 ${y + 10} 42 ${y + 34} 24 ${y + 34}`
                  : `M${x} ${y + 27}H${x - 20}C${x - 40} ${y + 27} ${x - 40} ${y + 51} ${x - 22} ${y + 51}`
              }
              strokeWidth="7"
              className={opened ? wire : stem}
            />
            <rect
              x={x + 1.5}
              y={y + 1.5}
              width={width}
              height="53"
              rx={opened ? 6 : 20}
              strokeWidth="3"
              className={`lali:fill-surface lali:forced-colors:fill-[Canvas] ${opened ? wire : stem}`}
            />
            <rect
              x={x + 18}
              y={y + 16}
              width="24"
              height="24"
              rx={opened ? 5 : 12}
              className={opened ? built : live}
            />
            <path
              d={`M${x + 62} ${y + 22}h${first}M${x + 62} ${y + 38}h${second}`}
              strokeWidth="7"
              className={hair}
            />
            <rect
              x={x + width - 75}
              y={y + 16}
              width="58"
              height="24"
              rx="12"
              className={opened ? built : 'lali:fill-control lali:forced-colors:fill-[GrayText]'}
            />
            <circle
              cx={x + width - (opened ? 29 : 63)}
              cy={y + 28}
              r="8"
              className="lali:fill-surface lali:forced-colors:fill-[Canvas]"
            />
          </g>
        );
      })}
      {/* Where it hung. */}
      <path d="M4 190H22C42 190 42 214 24 214" strokeWidth="7" strokeDasharray="2 12" className={wire} />
    </>
  );
}

const drawings = { living: Burr, inspired: Strap, future: Letters } as const;
