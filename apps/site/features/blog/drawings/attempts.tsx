import { Cell, Sheet } from '../../../pictures/cells.tsx';

const WIDTH = 800;
const STONES = 15;
const KEY = (STONES - 1) / 2;
const SIZE = 44;
const GROUND = 400;
const FOOT = GROUND - SIZE / 2;
/** Half the width of an arch, and its height, between the middles of stones. */
const SPAN = 160;
const RISE = 330;
const [fallen, standing] = [190, 610];
/** As many steps of the curve. */
const STEPS = 240;

const curve = Array.from({ length: STEPS + 1 }, (_, step) => {
  const angle = Math.PI * (1 - step / STEPS);
  return { x: SPAN * Math.cos(angle), y: FOOT - RISE * Math.sin(angle), angle, walked: 0 };
});
for (const [step, point] of curve.entries()) {
  const before = curve[step - 1] ?? point;
  point.walked = before.walked + Math.hypot(point.x - before.x, point.y - before.y);
}
const length = curve.at(-1)?.walked ?? 0;

/** Stones at even distances, from the left foot to the right one. */
const arch = Array.from({ length: STONES }, (_, stone) => {
  const { x, y, angle } = curve.find(({ walked }) => walked >= (length * stone) / (STONES - 1) - 0.01) ?? {
    x: 0,
    y: 0,
    angle: 0,
  };
  return { x, y, turn: (Math.atan2(RISE * Math.cos(angle), SPAN * Math.sin(angle)) * 180) / Math.PI };
});

/** Of the first arch these still stand. */
const left = new Set([0, 1, 2, STONES - 2, STONES - 1]);

/** Where the others lie: x from the middle, height above the ground, turn. */
const heap = [
  [-108, 0, 12],
  [-58, 4, 38],
  [-6, 0, -8],
  [46, 4, 27],
  [98, 0, 64],
  [-80, 46, -20],
  [-32, 50, 61],
  [20, 46, 9],
  [72, 48, 33],
  [-4, 92, 30],
] as const;

/** As many stones twice: the first arch has fallen, and whoever built it builds the second. */
export const attempts = (
  <Sheet width={WIDTH}>
    {arch.map(
      ({ x, y, turn }, stone) =>
        left.has(stone) && <Cell key={y} x={fallen + x} y={y} size={SIZE} built={0.1} turn={turn} />,
    )}
    {heap.map(([x, above, turn], i) => (
      <Cell
        key={x}
        x={fallen + x}
        y={FOOT - above}
        size={SIZE}
        built={0.1}
        turn={turn}
        {...(i === 7 && { kind: 'taken' as const })}
      />
    ))}
    {arch.map(({ x, y, turn }, stone) => (
      <Cell
        key={x}
        x={standing + x}
        y={y}
        size={SIZE}
        built={1 - Math.abs(stone - KEY) / KEY / 2.2}
        turn={turn}
        {...(stone === KEY && { kind: 'taken' as const })}
      />
    ))}
  </Sheet>
);
