import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

const [WIDTH, HEIGHT] = [400, 216];

/** As grown, as bent and as built. */
const hooks = [
  { x: 40, way: 'M40 20C40 84 6 108 10 150C14 198 104 200 100 146C98 122 72 118 66 136' },
  { x: 176, way: 'M176 20V148C176 208 262 208 262 148V136' },
  { x: 320, way: 'M320 20V198H394V124' },
] as const;

/** The hook of the three levels, the last of which holds something. */
export function ThreeHooks() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:max-w-80 lali:overflow-visible lali:rtl:-scale-x-100"
    >
      {hooks.map(({ x, way }, i) => {
        const built = i / (hooks.length - 1);
        return (
          <g key={x}>
            <path
              d={way}
              strokeWidth={12}
              strokeLinecap={built === 1 ? 'butt' : 'round'}
              style={at(built)}
              className={grownStroke}
            />
            <Cell x={x} y={20} size={40} built={built} />
          </g>
        );
      })}
      <Cell x={357} y={160} size={50} built={1} kind="taken" />
    </svg>
  );
}
