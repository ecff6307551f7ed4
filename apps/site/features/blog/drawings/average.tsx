import { at, Cell, grownStroke, Sheet, tenth } from '../../../pictures/cells.tsx';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const CELLS = 120;
const [X, Y, REACH] = [206, 200, 180];
/** Above a half, so that they stand closer together the nearer they are to the middle. */
const SPREAD = 0.66;

const swarm = Array.from({ length: CELLS }, (_, n) => {
  const out = ((n + 2) / (CELLS + 2)) ** SPREAD;
  return {
    x: tenth(X + REACH * out * Math.cos(n * GOLDEN_ANGLE)),
    y: tenth(Y + REACH * out * Math.sin(n * GOLDEN_ANGLE)),
    out,
  };
});

/** What a model gives is the middle of what has been written; what research looks for lies outside of it. */
export const average = (
  <Sheet>
    {swarm.map(({ x, y, out }) => (
      <Cell key={`${x} ${y}`} x={x} y={y} size={Math.round(8 + 15 * Math.sqrt(out))} built={1 - out} />
    ))}
    <path
      d={`M${X + REACH + 28} ${Y}H480`}
      strokeWidth={5}
      strokeDasharray="10 12"
      style={at(0)}
      className={grownStroke}
    />
    <circle cx={540} cy={Y} r={46} strokeWidth={5} style={at(0)} className={grownStroke} />
    <Cell x={540} y={Y} size={42} built={0} kind="taken" />
  </Sheet>
);
