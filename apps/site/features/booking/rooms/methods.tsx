import { MIDDLE, Problem, Team, Tile } from './shapes.tsx';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Seeds around the problem. */
const grown = Array.from({ length: 26 }, (_, i) => {
  const [radius, angle] = [8.1 * Math.sqrt(i + 6), (i + 6) * GOLDEN];
  return [radius * Math.sin(angle), radius * Math.cos(angle)] as const;
});

/** From round cells to square ones. */
const strands = [3, 0, 4, 1, 2].map((to, from) => [from * 15 - 30, to * 15 - 30] as const);

/** What a method makes of the problem that lies in its middle. */
export function Method({ x, of }: { x: number; of: number }) {
  return (
    <>
      {of === 0 ? <Team at={grown.map(([dx, dy]) => [x + dx, MIDDLE + dy])} size={10} /> : null}
      {of === 1
        ? [-30, 0, 30].map((dy) =>
            [-1, 1].map((side) => (
              <g key={side * 99 + dy}>
                <Lines d={`M${x} ${MIDDLE}H${x + side * 20}V${MIDDLE + dy}H${x + side * 40}`} />
                <Tile x={x + side * 40} y={MIDDLE + dy} width={18} corner={side < 0 ? 9 : 4} kind="many" />
              </g>
            )),
          )
        : null}
      {of === 2
        ? strands.map(([from, to]) => (
            <g key={from}>
              <Lines
                d={`M${x - 42} ${MIDDLE + from}C${x - 10} ${MIDDLE + from} ${x + 10} ${MIDDLE + to} ${x + 42} ${MIDDLE + to}`}
              />
              <Tile x={x - 42} y={MIDDLE + from} width={12} corner={6} kind="many" />
              <Tile x={x + 42} y={MIDDLE + to} width={12} corner={3} kind="many" />
            </g>
          ))
        : null}
      <Problem x={x} size={30} />
    </>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <path
      d={d}
      strokeWidth={3}
      className="lali:fill-none lali:stroke-current lali:forced-colors:stroke-[CanvasText]"
    />
  );
}
