import { at, Cell, cornerOf, grownStroke, Sheet, tenth } from '../../../pictures/cells.tsx';

const WIDTH = 800;
const PEOPLE = 8;
/** Lines end before the work that they join. */
const GAP = 54;
const PITCH = 24;
const PIECE = 19;
const SHEET = 84;

/* Of nine pieces of the work of each, those that are there; nobody is ready. */
const work = [
  '111010000',
  '110110100',
  '111111010',
  '111100000',
  '110111100',
  '111011010',
  '100110000',
  '111101100',
];

const people = work.map((done, n) => {
  const angle = (2 * Math.PI * (n + 0.5)) / PEOPLE;
  const [x, y] = [WIDTH / 2 + 370 * Math.cos(angle), 200 + 156 * Math.sin(angle)];
  return { x, y, built: x / WIDTH, pieces: [...done].map((piece) => piece === '1') };
});

/** Who shows it this time. */
const SHOWS = 5;

const pairs = people.flatMap((from, a) =>
  people.slice(a + 1).map((to, i) => ({ from, to, a, b: a + 1 + i })),
);

/** Everybody sees the work of all others while it is unfinished. */
export const seen = (
  <Sheet width={WIDTH}>
    {pairs.map(({ from, to, a, b }) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      // Between neighbours it would be a dot.
      if (length < 2 * GAP + 24) return null;
      const [x, y] = [((to.x - from.x) / length) * GAP, ((to.y - from.y) / length) * GAP];
      return (
        <path
          key={`${a} ${b}`}
          d={`M${tenth(from.x + x)} ${tenth(from.y + y)}L${tenth(to.x - x)} ${tenth(to.y - y)}`}
          strokeWidth={a === SHOWS || b === SHOWS ? 5 : 1.5}
          strokeLinecap="round"
          style={at((from.built + to.built) / 2)}
          className={grownStroke}
        />
      );
    })}
    {people.map(({ x, y, built, pieces }, n) => (
      <g key={`${x} ${y}`}>
        {n === SHOWS ? (
          <Cell x={x} y={y} size={SHEET} built={0.85} kind="taken" />
        ) : (
          <rect
            x={tenth(x - SHEET / 2)}
            y={tenth(y - SHEET / 2)}
            width={SHEET}
            height={SHEET}
            rx={cornerOf(SHEET, 0.85)}
            strokeWidth={2}
            style={at(built)}
            className={grownStroke}
          />
        )}
        {pieces.map(
          (there, piece) =>
            there && (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places.
                key={piece}
                x={x + ((piece % 3) - 1) * PITCH}
                y={y + (Math.floor(piece / 3) - 1) * PITCH}
                size={PIECE}
                built={built}
                {...(n === SHOWS && { kind: 'on' as const })}
              />
            ),
        )}
      </g>
    ))}
  </Sheet>
);
