import { at, Cell, grownStroke, Sheet } from '../../../pictures/cells.tsx';

const PITCH = 34;
const SIZE = 27;
const GROUND = 384;
const heights = [1, 2, 4, 7, 9, 11, 11, 9, 7, 4, 2, 1];
const middle = (heights.length - 1) / 2;

/** What a model gives is the middle of what has been written; what research looks for lies outside the heap. */
export const average = (
  <Sheet>
    {heights.flatMap((height, column) =>
      Array.from({ length: height }, (_, row) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in the heap moves.
          key={`${column} ${row}`}
          x={20 + column * PITCH}
          y={GROUND - row * PITCH - SIZE / 2}
          size={SIZE}
          built={1 - Math.abs(column - middle) / middle}
        />
      )),
    )}
    <circle cx={536} cy={GROUND - 46} r={43} strokeWidth={5} style={at(0)} className={grownStroke} />
    <Cell x={536} y={GROUND - 46} size={40} built={0} kind="taken" />
  </Sheet>
);
