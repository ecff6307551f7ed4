/** The part of the line between two steps, in a box of 100 by 100 that is stretched to the distance between them. */
export interface Stretch {
  /** Up and to the right, from the lower left corner. */
  across: string;
  /** Down, from one side of the box to the other. */
  down: string;
  /** Stroke in CSS px: a root is thick, a wire is not. */
  width: number;
}

/** How far a curve is pulled into its corner; more than the two thirds of a parabola, so that it leaves calmly. */
const PULL = 0.74;

const THICK = 7;
export const THIN = 3;

/** How far a grown stretch leans on its way over, to either side of the turn. */
const LEAN = 20;

/**
 * The stretch after a step. The first is grown, one swing without a straight part; the last is built, straight with
 * right angles; between them the corners tighten step by step.
 *
 * @param index The step it begins at, from 0.
 * @param count How many steps there are.
 */
export function stretch(index: number, count: number): Stretch {
  const built = count <= 2 ? 0.5 : index / (count - 2);
  // Eased, so that the middle is still alive: corners look right-angled long before they are.
  const round = built === 1 ? 0 : 1 - built ** 1.6;
  const turn = 58 - 8 * built;
  return {
    across: swing(turn, round, (along, over) => `${n(along)} ${n(100 - over)}`),
    down: swing(
      50,
      round,
      index % 2 === 0
        ? (along, over) => `${n(over)} ${n(along)}`
        : (along, over) => `${n(100 - over)} ${n(along)}`,
    ),
    width: n(THICK - (THICK - THIN) * built),
  };
}

/**
 * From (0, 0) along, over near `turn`, and along again to (100, 100). Roundness 0 has right angles; with 1 nothing is
 * straight, and the way over leans forward.
 */
function swing(turn: number, round: number, point: (along: number, over: number) => string): string {
  const leave = turn - LEAN * round;
  const arrive = turn + LEAN * round;
  const bend = round / 2;
  const onTheWay = (part: number) => point(leave + (arrive - leave) * part, 100 * part);
  return [
    `M${point(0, 0)}`,
    `L${point(leave * (1 - round), 0)}`,
    `C${point(leave * (1 - round * (1 - PULL)), 0)} ${onTheWay(bend * (1 - PULL))} ${onTheWay(bend)}`,
    `L${onTheWay(1 - bend)}`,
    `C${onTheWay(1 - bend * (1 - PULL))} ${point(arrive + (100 - arrive) * round * (1 - PULL), 100)} ${point(arrive + (100 - arrive) * round, 100)}`,
    `L${point(100, 100)}`,
  ].join('');
}

/** The corner of a step's cell, in parts of its 24: from round to a tile. */
export function cellCorner(index: number, count: number): number {
  return count < 2 ? 5 : n(12 - (index / (count - 1)) * 7);
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
