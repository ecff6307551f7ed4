import { Cell, Sheet, tenth } from '../../../pictures/cells.tsx';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const [WIDTH, HEIGHT] = [600, 400];
const SIZE = 46;
const SPACING = 30;
/** Where the spiral begins, and how it is turned: so that no place at an edge is left bare. */
const [FROM, TURN] = [{ x: 305, y: 215 }, 3];
/** Of a cell, and where it lies in it. */
const NUCLEUS = { r: 8, off: 4 };
/** What imitates them: its middle, and as many tiles across. */
const MODEL = { x: 372, y: 168, across: 9, pitch: 18, tile: 15 };
const REACH = (MODEL.across / 2) * MODEL.pitch;

/** They grow in a spiral, and leave out what has no room on the sheet or is taken. */
const cells = Array.from({ length: 200 }, (_, n) => {
  const [radius, angle] = [SPACING * Math.sqrt(n + 0.5), TURN + n * GOLDEN_ANGLE];
  return {
    x: tenth(FROM.x + radius * Math.cos(angle)),
    y: tenth(FROM.y + radius * Math.sin(angle)),
    angle,
  };
}).filter(
  ({ x, y }) =>
    Math.abs(x - WIDTH / 2) <= (WIDTH - SIZE) / 2 &&
    Math.abs(y - HEIGHT / 2) <= (HEIGHT - SIZE) / 2 &&
    Math.hypot(x - MODEL.x, y - MODEL.y) > REACH + SIZE / 2,
);

const middle = (MODEL.across - 1) / 2;

/** A circle of squares, with a square hole where the others have a nucleus. */
const tiles = Array.from({ length: MODEL.across ** 2 }, (_, n) => ({
  column: (n % MODEL.across) - middle,
  row: Math.floor(n / MODEL.across) - middle,
})).filter(({ column, row }) => {
  const out = Math.hypot(column, row);
  return out < middle + 0.5 && !(column >= 0 && column < 2 && row > -2 && row <= 0);
});

/** Cells that live, and one among them that has their shape and nothing else of them. */
export const imitated = (
  <Sheet>
    {cells.map(({ x, y, angle }) => (
      <g key={`${x} ${y}`}>
        <Cell x={x} y={y} size={SIZE} built={0} />
        <circle
          cx={tenth(x + NUCLEUS.off * Math.cos(angle))}
          cy={tenth(y + NUCLEUS.off * Math.sin(angle))}
          r={NUCLEUS.r}
          className="lali:fill-surface lali:forced-colors:fill-[Canvas]"
        />
      </g>
    ))}
    {tiles.map(({ column, row }) => (
      <Cell
        key={`${column} ${row}`}
        x={MODEL.x + column * MODEL.pitch}
        y={MODEL.y + row * MODEL.pitch}
        size={MODEL.tile}
        built={1}
      />
    ))}
  </Sheet>
);
