/** The box of building blocks: whatever this family draws is made of these, on one grid of 8. */
const shapes = {
  s: 'M0 0H8V8H0Z',
  q: 'M0 0A8 8 0 0 1 8 8H0Z',
  n: 'M0 0H8V8A8 8 0 0 0 0 0Z',
  h: 'M0 8A4 4 0 0 1 8 8Z',
  c: 'M0 4A4 4 0 1 1 8 4A4 4 0 1 1 0 4Z',
  d: 'M2 4A2 2 0 1 1 6 4A2 2 0 1 1 2 4Z',
  t: 'M0 0L8 8H0Z',
  b: 'M0 4H8V8H0Z',
  l: 'M0 0A8 8 0 0 1 8 8A8 8 0 0 1 0 0Z',
  r: 'M0 0A8 8 0 0 1 8 8H4.5A4.5 4.5 0 0 0 0 3.5Z',
  f: 'M0 0A16 16 0 0 1 16 16H12.4A12.4 12.4 0 0 0 0 3.6Z',
  i: 'M0 -1.2A9.2 9.2 0 0 1 9.2 8H5.6A5.6 5.6 0 0 0 0 2.4ZM0 5.4A2.6 2.6 0 0 1 2.6 8H0Z',
} as const;

/** Letters of a code are colours of the app: accent, deep, light, pop, and the family's ink, white and kitchen colours. */
const colours: Record<string, string> = {
  a: 'var(--a)',
  d: 'var(--d)',
  l: 'var(--l)',
  m: 'var(--m)',
  p: 'var(--p)',
  k: '#1b1a22',
  w: '#fff',
  g: '#2f7d4f',
  v: '#a3184f',
  o: '#f4efe4',
};

/** Neighbours overlap by a hair, or the ground shines through between them. */
const seam = 0.3;

interface BlocksProps {
  /** Rows of codes: shape, quarter turns, colour, colour behind; a point is an empty place. */
  rows: readonly string[];
  width: number;
  height?: number;
}

const spot = (code: string, x: number, y: number) => {
  const [shape = 's', turn = '0', front = 'a', back] = code;
  return (
    <g key={`${x} ${y}`} transform={`translate(${x * 8} ${y * 8})`}>
      {back ? <path d={shapes.s} fill={colours[back]} stroke={colours[back]} strokeWidth={seam} /> : null}
      <path
        d={shapes[shape as keyof typeof shapes]}
        fill={colours[front]}
        stroke={colours[front]}
        strokeWidth={seam}
        transform={turn === '0' ? undefined : `rotate(${Number(turn) * 90} 4 4)`}
      />
    </g>
  );
};

export function Blocks({ rows, width, height }: BlocksProps) {
  const grid = rows.map((row) => row.split(' '));
  const across = (grid[0]?.length ?? 1) * 8;
  const down = grid.length * 8;
  return (
    <svg
      viewBox={`0 0 ${across} ${down}`}
      width={width}
      height={height ?? (width * down) / across}
      overflow="visible"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {grid.flatMap((row, y) => row.map((code, x) => (code.startsWith('.') ? null : spot(code, x, y))))}
    </svg>
  );
}
