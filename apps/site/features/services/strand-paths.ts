/** Where the strand that leads is, and where the other one is, in a box of 100 by 100. */
const LEADING = 10;
const OTHER = 90;

/**
 * The two strands between a step and the next one. The first changes of place are one swing, the last has right angles,
 * and leads the other strand to the last step from below: there both are one.
 *
 * @param index The step it begins at, from 0.
 * @param count How many steps there are.
 */
export function strands(
  index: number,
  count: number,
  direction: 'across' | 'down',
): { first: string; second: string } {
  const point =
    direction === 'across'
      ? (along: number, over: number) => `${n(along)} ${n(over)}`
      : // The strand that leads is beside the words.
        (along: number, over: number) => `${n(100 - over)} ${n(along)}`;
  const isLast = index === count - 2;
  const built = count <= 2 ? 1 : index / (count - 2);
  const change = (from: number, to: number) => {
    const straight = 38 * built;
    const pull = 50 + 50 * built ** 3;
    const [leave, arrive] = [straight, 100 - straight];
    const bend = (arrive - leave) * (pull / 100);
    return `M${point(0, from)}L${point(leave, from)}C${point(leave + bend, from)} ${point(arrive - bend, to)} ${point(arrive, to)}L${point(100, to)}`;
  };
  const leading = isLast ? `M${point(0, LEADING)}L${point(100, LEADING)}` : change(LEADING, OTHER);
  const other = isLast
    ? `M${point(0, OTHER)}L${point(100, OTHER)}L${point(100, LEADING)}`
    : change(OTHER, LEADING);
  return index % 2 === 0 ? { first: leading, second: other } : { first: other, second: leading };
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
