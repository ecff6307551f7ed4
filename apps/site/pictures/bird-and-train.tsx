import { at, Cell, grownFill, tenth } from './cells.tsx';

const PITCH = 15;
const GRAIN = 12;
/* A cell for each mark, the eye and the lamp as an o. */
const bird = [
  '...............xxxx.....',
  '............xxxxxxxxx...',
  '..........xxxxxxxxxxxx..',
  '........xxxxxoxxxxxxxxx.',
  'xxxxxxxxxxxxxxxxxxxxxxx.',
  '..xxxxxxxxxxxxxxxxxxxxxx',
  '.........xxxxxxxxxxxxxxx',
  '...........xxxxxxxxxxxxx',
  '.............xxxxxxxxxxx',
];
/* The roof and the floor of the train cut what is drawn here of it. */
const train = [
  '',
  '',
  '......xxxxxxxxxxxxxxxx',
  '...xxxxxxxxxxxxxxxxxxx',
  '.xxxxxxxxx..xx..xx..xx',
  'xxxxxxxxxxxxxxxxxxxxxx',
  'oxxxxxxxxxxxxxxxxxxxxx',
  'xxxxxxxxxxxxxxxxxxxxxx',
  '',
];
/** How long and how high the nose is, which begins at the left. */
const NOSE = { length: 225, y: 91, rise: 59 };

/** Of the train, at x: it widens slowly, as a bill does. */
function roof(x: number): number {
  const on = Math.min(1, Math.max(0, x / NOSE.length));
  return NOSE.y - NOSE.rise * on * on * (3 - 2 * on);
}

const floor = (x: number) => 119 - 13 * Math.max(0, 1 - x / 45) ** 2;

/** The bill of a kingfisher, and the nose of a train that has its shape: 720 by 135 units. */
export function BirdAndTrain() {
  return (
    <>
      <Bird />
      <g transform={`translate(${26 * PITCH} 0)`}>
        <Train />
      </g>
    </>
  );
}

/** Alone: 360 by 135 units. */
export function Bird() {
  return <Mosaic rows={bird} built={0} />;
}

/** Alone: 360 by 135 units, its nose below that of the bird. */
export function Train() {
  return <Mosaic rows={train} built={1} />;
}

function Mosaic({ rows, built }: { rows: readonly string[]; built: number }) {
  return rows.flatMap((marks, row) =>
    [...marks].map((mark, column) => {
      if (mark === '.') return null;
      const [x, y] = [(column + 0.5) * PITCH, (row + 0.5) * PITCH];
      const cut = built === 1 && mark === 'x' ? cutTile(x, y) : undefined;
      return cut === undefined ? (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape stays as it is.
          key={`${column} ${row}`}
          x={x}
          y={y}
          size={GRAIN}
          built={built}
          {...(mark === 'o' && { kind: 'taken' as const })}
        />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        <path key={`${column} ${row}`} d={cut} className={grownFill} style={at(built)} />
      );
    }),
  );
}

/** A tile that the roof or the floor goes through; empty outside them, undefined if it is whole. */
function cutTile(x: number, y: number): string | undefined {
  const [left, right] = [x - GRAIN / 2, x + GRAIN / 2];
  const [top, bottom] = [y - GRAIN / 2, y + GRAIN / 2];
  const above = [left, right].map((at) => tenth(Math.max(top, roof(at)))) as [number, number];
  const below = [left, right].map((at) => tenth(Math.min(bottom, floor(at)))) as [number, number];
  if (above.every((at) => at === top) && below.every((at) => at === bottom)) return undefined;
  // What is left of it is too thin for the eye, or nothing.
  if (below[1] - above[1] < 2) return '';
  return `M${left} ${Math.min(above[0], below[0])}L${right} ${above[1]}V${below[1]}L${left} ${below[0]}Z`;
}
