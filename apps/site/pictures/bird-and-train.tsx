import { Cell } from './cells.tsx';

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
const train = [
  '',
  '',
  '...........xxxxxxxxxxx',
  '........xxxxxxxxxxxxxx',
  '......xxxx..xx..xx..xx',
  '....xxxxxxxxxxxxxxxxxx',
  'oxxxxxxxxxxxxxxxxxxxxx',
  '.xxxxxxxxxxxxxxxxxxxxx',
  '',
];

/** The bill of a kingfisher, and the nose of a train that has its shape: 720 by 135 units. */
export function BirdAndTrain() {
  return (
    <>
      <Bird />
      <Mosaic rows={train} from={26} built={1} />
    </>
  );
}

/** Alone: 360 by 135 units. */
export function Bird() {
  return <Mosaic rows={bird} from={0} built={0} />;
}

/** Alone: 360 by 135 units, its nose below that of the bird. */
export function Train() {
  return <Mosaic rows={train} from={0} built={1} />;
}

function Mosaic({ rows, from, built }: { rows: readonly string[]; from: number; built: number }) {
  return rows.flatMap((marks, row) =>
    [...marks].map((mark, column) =>
      mark === '.' ? null : (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape stays as it is.
          key={`${column} ${row}`}
          x={(from + column + 0.5) * PITCH}
          y={(row + 0.5) * PITCH}
          size={GRAIN}
          built={built}
          {...(mark === 'o' && { kind: 'taken' as const })}
        />
      ),
    ),
  );
}
