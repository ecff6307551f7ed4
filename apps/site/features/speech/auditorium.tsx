const WIDTH = 1216;
const HEIGHT = 684;
const SEAT = 32;
/** Between two rows, and between two seats of one. */
const PITCH = 47;
/** Where the speaker stands; the video is started there. */
const SPEAKER = { x: WIDTH / 2, y: HEIGHT - 72 };
/** The first row leaves this much around the speaker. */
const STAGE = 150;
const ROWS = 10;
/** The rows open upwards, as wide as the picture. */
const FROM = -148;
const TO = -32;

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
      x: Math.round(SPEAKER.x + radius * Math.cos(radians)),
      y: Math.round(SPEAKER.y + radius * Math.sin(radians)),
      turn: Math.round(angle + 90),
      row,
    };
  });
}).flat();

/** One fan of seats that face a speaker: round in the first row, square in the last. */
export function Auditorium() {
  return (
    <svg
      data-theme="dark"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="lali:absolute lali:inset-x-0 lali:top-[calc(10.5%-118px)] lali:size-full lali:sm:top-0 lali:sm:h-[calc(111.8%-80px)]"
    >
      {seats.map(({ x, y, turn, row }) => (
        <rect
          key={`${x} ${y}`}
          x={-SEAT / 2}
          y={-SEAT / 2}
          width={SEAT}
          height={SEAT}
          rx={Math.round((SEAT / 2) * (1 - (0.75 * row) / (ROWS - 1)))}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className={paints[Math.floor((row * paints.length) / ROWS)]}
        />
      ))}
    </svg>
  );
}
