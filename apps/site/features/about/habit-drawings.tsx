import type { ReactNode } from 'react';
import {
  at,
  Cell,
  grownFill,
  grownStroke,
  outlined,
  takenFill,
  tenth,
  written,
} from '../../pictures/cells.tsx';

const HEIGHT = 300;
/** Of seven columns and of five, at the width of a whole page. */
const [WIDE, NARROW] = [699, 492];

function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className="lali:block lali:w-full">
      {children}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** Points at equal distances on a smooth way. */
function along(way: readonly Point[], distance: number): Point[] {
  const fine: Point[] = [];
  for (let i = 1; i < way.length - 2; i++) {
    const [a, b, c, d] = [way[i - 1], way[i], way[i + 1], way[i + 2]] as [Point, Point, Point, Point];
    for (let step = 0; step < 40; step++) {
      const t = step / 40;
      const on = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t);
      fine.push([on(0), on(1)]);
    }
  }
  const [first] = fine;
  const kept: Point[] = first ? [first] : [];
  for (const point of fine) {
    const last = kept.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance) kept.push(point);
  }
  return kept;
}

const fields = [
  { y: 74, width: 150 },
  { y: 132, width: 210 },
  { y: 190, width: 96 },
];

/** Where they gave up. */
const [LEFT_X, LEFT_Y] = [650, 72];

/* From field to field, a loop before the button, and away. */
const way = along(
  [
    [-100, 180],
    [-20, 170],
    [90, 130],
    [220, 88],
    [340, 90],
    [442, 104],
    [440, 142],
    [340, 148],
    [236, 158],
    [234, 198],
    [340, 206],
    [470, 204],
    [556, 188],
    [578, 140],
    [540, 116],
    [510, 150],
    [540, 204],
    [604, 200],
    [640, 140],
    [LEFT_X, LEFT_Y],
    [652, 30],
  ],
  23,
);

const trail = way.filter(([x, y]) => Math.hypot(x - LEFT_X, y - LEFT_Y) > 44);

/** A form, and the way of somebody who gave up on it. */
export function WatchedUser() {
  return (
    <Drawing width={WIDE}>
      <rect x={180} y={36} width={310} height={300} rx={14} strokeWidth={2.5} className={outlined} />
      {fields.map(({ y, width }) => (
        <g key={y}>
          <rect x={204} y={y - 14} width={width / 2} height={7} rx={3.5} className={written} />
          <rect x={204} y={y} width={262} height={32} rx={8} strokeWidth={2} className={outlined} />
        </g>
      ))}
      <rect x={204} y={246} width={120} height={36} rx={10} className={written} />
      {trail.map(([x, y], n) => (
        <Cell key={`${x} ${y}`} x={tenth(x)} y={tenth(y)} size={15} built={n / (trail.length - 1)} />
      ))}
      <Cell x={LEFT_X} y={LEFT_Y} size={56} built={1} kind="taken" />
    </Drawing>
  );
}

const pencil = [
  'M70 40q150 -4 352 2q4 110 0 262M70 40q-4 120 1 264',
  'M72 78q170 -3 350 1',
  'M92 60q40 -3 84 0M330 59q32 2 70 0',
  'M94 102q60 -3 118 1q3 60 -1 122q-60 3 -117 -1q-3 -60 0 -122M96 104q56 58 114 119M211 103q-58 60 -116 121',
  'M236 112q70 -4 160 1M236 134q60 3 128 -1M236 156q70 -3 146 1',
];

/** A page in pencil in which one button works already. */
export function PencilDraft() {
  return (
    <Drawing width={NARROW}>
      {pencil.map((d) => (
        <path
          key={d}
          d={d}
          strokeWidth={2}
          strokeLinecap="round"
          className="lali:fill-none lali:stroke-text-soft lali:forced-colors:stroke-[CanvasText]"
        />
      ))}
      <rect x={236} y={182} width={150} height={46} rx={10} style={at(1)} className={grownFill} />
      <path
        d="M262 205h64"
        strokeWidth={7}
        strokeLinecap="round"
        className="lali:fill-none lali:stroke-surface lali:forced-colors:stroke-[Canvas]"
      />
      <path
        d="M0 0v51l13 -13 9 21 11 -5 -9 -20h19z"
        transform="translate(352 206)"
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="lali:fill-highlight lali:stroke-on-highlight"
      />
      <path
        d="M94 262q140 -3 300 1M94 284q100 3 210 -1"
        strokeWidth={2}
        strokeLinecap="round"
        className="lali:fill-none lali:stroke-text-soft lali:forced-colors:stroke-[CanvasText]"
      />
    </Drawing>
  );
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SEEDS = 90;
const PETALS = 21;
const [FLOWER_X, FLOWER_Y] = [150, 150];

const seeds = Array.from({ length: SEEDS }, (_, n) => {
  const radius = 8.4 * Math.sqrt(n + 0.5);
  const angle = n * GOLDEN;
  return { x: tenth(FLOWER_X + radius * Math.cos(angle)), y: tenth(FLOWER_Y + radius * Math.sin(angle)) };
});
const petals = Array.from({ length: PETALS }, (_, n) => tenth((360 * n) / PETALS));

const PITCH = 34;
const grid = Array.from({ length: 35 }, (_, n) => ({
  x: 326 + (n % 5) * PITCH,
  y: 48 + Math.floor(n / 5) * PITCH,
}));

/** A sunflower, and tiles that were set out by the same rule: each has its place. */
export function LivingFlower() {
  return (
    <Drawing width={NARROW}>
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cx={FLOWER_X + 108}
          cy={FLOWER_Y}
          rx={25}
          ry={12}
          transform={`rotate(${turn} ${FLOWER_X} ${FLOWER_Y})`}
          className={takenFill}
        />
      ))}
      {seeds.map(({ x, y }, n) => (
        <Cell key={`${x} ${y}`} x={x} y={y} size={11.5} built={n / SEEDS / 2} />
      ))}
      {grid.map(({ x, y }, n) => (
        <Cell key={`${x} ${y}`} x={x} y={y} size={26} built={0.5 + (n % 5) / 8} />
      ))}
    </Drawing>
  );
}

const department = Array.from({ length: 12 }, (_, n) => ({ x: (n % 4) * 44, y: Math.floor(n / 4) * 44 }));
const ring = Array.from({ length: 12 }, (_, n) => {
  const [radius, count] = n < 3 ? [26, 3] : [70, 9];
  const angle = (2 * Math.PI * n) / count + (n < 3 ? 0.5 : 0);
  return { x: tenth(radius * Math.cos(angle)), y: tenth(radius * Math.sin(angle)) };
});

/** Two departments: no screen joins them, but somebody who speaks with both. */
export function NoScreen() {
  return (
    <Drawing width={WIDE}>
      <g strokeWidth={4} strokeLinecap="round">
        <path d="M118 224Q160 262 306 262" style={at(0)} className={grownStroke} />
        <path d="M394 262Q540 262 580 216" style={at(1)} className={grownStroke} />
      </g>
      {ring.map(({ x, y }) => (
        <Cell key={`${x} ${y}`} x={118 + x} y={126 + y} size={38} built={0} />
      ))}
      {department.map(({ x, y }) => (
        <Cell key={`${x} ${y}`} x={514 + x} y={82 + y} size={38} built={1} />
      ))}
      <rect x={266} y={44} width={168} height={118} rx={12} strokeWidth={2.5} className={outlined} />
      <path d="M266 68h168" strokeWidth={2.5} className={outlined} />
      <rect x={286} y={86} width={84} height={9} rx={4.5} className={written} />
      <rect x={286} y={108} width={128} height={9} rx={4.5} className={written} />
      <rect x={286} y={130} width={56} height={16} rx={6} className={written} />
      <path
        d="M254 172L446 34"
        strokeWidth={5}
        strokeLinecap="round"
        className="lali:fill-none lali:stroke-danger-text lali:forced-colors:stroke-[CanvasText]"
      />
      <Cell x={350} y={254} size={64} built={0.5} kind="taken" />
      <path
        d="M339 246a11 11 0 0 1 22 0a11 11 0 0 1 -22 0M328 279a22 20 0 0 1 44 0z"
        className="lali:fill-on-highlight lali:forced-colors:fill-[Canvas]"
      />
    </Drawing>
  );
}
