const WIDTH = 1216;
const HEIGHT = 684;
const SEAT = 30;
/** Between two rows, and between two seats of one. */
const PITCH = 46;
/** The first row leaves this much around the stage, which is the middle of the picture. */
const STAGE = 150;
const ROWS = 12;
/** The rows reach past the line of the stage, as in a Greek theatre; below the stage stand the words. */
const FROM = -199;
const TO = 19;
/** Two aisles, and how wide they are. */
const AISLES = [-128, -52];
const AISLE = 44;

const paints = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

interface Seat {
  x: number;
  y: number;
  turn: number;
  row: number;
}

const seats: Seat[] = Array.from({ length: ROWS }, (_, row) => {
  const radius = STAGE + row * PITCH;
  const count = Math.floor((((TO - FROM) * Math.PI) / 180) * (radius / PITCH));
  return Array.from({ length: count }, (_, place): Seat => {
    const angle = FROM + ((place + 0.5) * (TO - FROM)) / count;
    const radians = (angle * Math.PI) / 180;
    return {
      x: Math.round(WIDTH / 2 + radius * Math.cos(radians)),
      y: Math.round(HEIGHT / 2 + radius * Math.sin(radians)),
      turn: Math.round(angle + 90),
      row,
    };
  }).filter(({ x, y, turn }) => inPicture(x, y) && !inAisle(radius, turn - 90));
}).flat();

/** More than half of it: what is cut by an edge is still a seat. */
function inPicture(x: number, y: number): boolean {
  return x > 0 && x < WIDTH && y > 0 && y < HEIGHT;
}

function inAisle(radius: number, angle: number): boolean {
  return AISLES.some((aisle) => Math.abs(((angle - aisle) * Math.PI * radius) / 180) < (SEAT + AISLE) / 2);
}

/** The seats around a speaker, whose place is where the video is started: round in the first row, square in the last. */
export function Auditorium() {
  return (
    <svg
      data-theme="dark"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      className="lali:absolute lali:inset-x-0 lali:top-[-18%] lali:size-full lali:sm:top-0"
    >
      {seats.map(({ x, y, turn, row }, i) => (
        <rect
          key={`${x} ${y}`}
          x={-SEAT / 2}
          y={-SEAT / 2}
          width={SEAT}
          height={SEAT}
          rx={Math.round((SEAT / 2) * (1 - (0.75 * row) / (ROWS - 1)))}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={i % 31 === 17 ? 'lali:fill-highlight' : paints[Math.floor((row * paints.length) / ROWS)]}
        />
      ))}
    </svg>
  );
}
