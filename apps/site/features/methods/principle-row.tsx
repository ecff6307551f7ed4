/* Eleven places in a row, once for each principle of Applied Imagination. */

const PLACES = 11;
const TILE = 64;
const PITCH = 106;
const SQUARE = 10;
const LINE = 3;
/** How far the tile that leaves the row is turned, in degrees. */
const TURN = 24;

export type Principle = 'rule' | 'bar' | 'eleventh';

const width = (PLACES - 1) * PITCH + TILE;
/** What is turned or higher than a tile needs room above and below. */
const ROOM = 14;

const solid = 'lali:forced-colors:fill-[CanvasText]';

/** One leaves the row; one faces ten that are one; ten crowd, and the eleventh counts. */
export function PrincipleRow({ of }: { of: Principle }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${-ROOM} ${width} ${TILE + 2 * ROOM}`}
      className="lali:block lali:h-auto lali:w-full lali:overflow-visible lali:rtl:-scale-x-100"
    >
      {Array.from({ length: PLACES }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
          key={place}
          className="lali:stroke-control lali:forced-colors:stroke-[CanvasText]"
          {...tiles[of](place)}
        />
      ))}
    </svg>
  );
}

const at = (place: number, inset = 0, corner = SQUARE) => ({
  x: place * PITCH + inset,
  y: inset,
  width: TILE - 2 * inset,
  height: TILE - 2 * inset,
  rx: corner,
});

const open = (place: number) => ({
  ...at(place, LINE / 2),
  strokeWidth: LINE,
  fill: 'none',
});

const MIDDLE = 6;
/** What is ten times as much fills the row without gaps. */
const TENTH = (width + LINE - PITCH) / (PLACES - 1);
/** What everybody thinks of stands close together, far from the eleventh. */
const SMALL = 40;

const tiles = {
  rule: (place: number) =>
    place === MIDDLE
      ? {
          ...at(place),
          transform: `rotate(${TURN} ${place * PITCH + TILE / 2} ${TILE / 2})`,
          className: `lali:fill-highlight ${solid}`,
        }
      : { ...at(place), className: `lali:fill-figure-end ${solid}` },
  bar: (place: number) =>
    place === 0
      ? { ...at(place, 0, TILE / 2), className: `lali:fill-highlight ${solid}` }
      : {
          x: PITCH + (place - 1) * TENTH,
          width: TENTH - LINE,
          height: TILE,
          rx: LINE,
          className: `lali:fill-figure-start ${solid}`,
        },
  eleventh: (place: number) =>
    place === PLACES - 1
      ? {
          ...at(place, -ROOM, TILE / 2 + ROOM),
          x: width - TILE - 2 * ROOM,
          className: `lali:fill-highlight ${solid}`,
        }
      : {
          ...open(place),
          x: LINE / 2 + place * (SMALL + SQUARE),
          y: (TILE - SMALL) / 2,
          width: SMALL - LINE,
          height: SMALL - LINE,
        },
} as const;
