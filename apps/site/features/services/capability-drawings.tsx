import type { ReactNode } from 'react';

/* Each in a field of 240 × 144. What a model made is round, what a person decided is square, as everywhere here. */

const grown = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;
const decided = ['lali:fill-primary-solid', 'lali:forced-colors:fill-[Highlight]'].join(' ');
const taken = ['lali:fill-highlight', 'lali:forced-colors:fill-[Highlight]'].join(' ');
const quiet = ['lali:fill-line', 'lali:forced-colors:fill-[GrayText]'].join(' ');
const ring = ['lali:fill-none', 'lali:stroke-text', 'lali:forced-colors:stroke-[CanvasText]'].join(' ');

const inked = (n: number) => [grown[n % grown.length], 'lali:forced-colors:fill-[CanvasText]'].join(' ');

const variants = Array.from({ length: 15 }, (_, n) => ({
  x: 20 + 42 * (n % 5),
  y: 18 + 38 * Math.floor(n / 5),
  /* How much of its width the picture of a draft takes. */
  picture: [12, 20, 8, 16][(n * 3) % 4] ?? 12,
}));
const PICKED = 8;

/** Fifteen drafts of one thing, no two neighbours alike; one is taken. */
function Variants() {
  return variants.map(({ x, y, picture }, n) => (
    <g key={`${x} ${y}`}>
      <rect
        x={x}
        y={y}
        width="32"
        height="32"
        rx={n === PICKED ? 3 : 12}
        className={n === PICKED ? decided : quiet}
      />
      <rect
        x={x + 16 - picture / 2}
        y={y + 9}
        width={picture}
        height="14"
        rx={n === PICKED ? 1 : 7}
        className={n === PICKED ? 'lali:fill-on-primary lali:forced-colors:fill-[Canvas]' : inked(n)}
      />
    </g>
  ));
}

/* The place of each comment, by cluster. The last of the first one lies among those of the third. */
const clusters = [
  [
    [36, 46],
    [54, 30],
    [58, 52],
    [78, 42],
    [40, 68],
    [190, 112],
  ],
  [
    [92, 98],
    [112, 88],
    [108, 114],
    [132, 104],
  ],
  [
    [162, 48],
    [182, 34],
    [186, 58],
    [206, 46],
    [168, 72],
    [204, 72],
  ],
] as const;

/** Comments that a model has sorted into three; a person has found one in the wrong place. */
function Clusters() {
  const astray = clusters[0][5];
  return (
    <>
      {clusters.map((places, at) =>
        places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="8" className={inked(at)} />),
      )}
      <rect
        x={astray[0] - 15}
        y={astray[1] - 15}
        width="30"
        height="30"
        rx="3"
        strokeWidth="2.5"
        className={ring}
      />
    </>
  );
}

/* The four parts of a page and where each stands, in the order in which two visitors need them. */
const parts = [
  { height: 28, tops: [21, 52] },
  { height: 20, tops: [54, 103] },
  { height: 26, tops: [79, 21] },
  { height: 13, tops: [110, 85] },
] as const;
const MOVED = 2;

/** One page in two orders: what is third for the one comes first for the other. */
function Orders() {
  return ([28, 130] as const).map((left, page) => (
    <g key={left}>
      <rect x={left} y="12" width="82" height="120" rx="8" strokeWidth="2.5" className={ring} />
      {parts.map(({ height, tops }, part) => (
        <rect
          key={height}
          x={left + 9}
          y={tops[page]}
          width="64"
          height={height}
          rx="4"
          className={part === MOVED ? taken : inked(part)}
        />
      ))}
    </g>
  ));
}

export const capabilityDrawings = {
  variants: <Variants />,
  clusters: <Clusters />,
  orders: <Orders />,
} as const satisfies Record<string, ReactNode>;

export type CapabilityDrawing = keyof typeof capabilityDrawings;
