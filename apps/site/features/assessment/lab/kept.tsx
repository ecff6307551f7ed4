import { at, Cell, grownStroke, takenFill } from '../../../pictures/cells.tsx';

const [WIDTH, HEIGHT] = [400, 132];
const TILES = 10;
const tens = Array.from({ length: TILES }, (_, n) => n);

/** Ten answers stay in the browser; the way out of it leads through a switch. */
export function Kept() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      <rect
        x={1.5}
        y={1.5}
        width={236}
        height={129}
        rx={16}
        strokeWidth={3}
        style={at(0.5)}
        className={grownStroke}
      />
      <path d="M1.5 30H237" strokeWidth={3} style={at(0.5)} className={grownStroke} />
      {tens.map((n) => (
        <Cell
          key={n}
          x={38 + (n % 5) * 34}
          y={62 + Math.floor(n / 5) * 36}
          size={26}
          built={n / (TILES - 1)}
        />
      ))}
      <path
        d="M276 80H334"
        strokeWidth={4}
        strokeDasharray="2 10"
        strokeLinecap="round"
        style={at(1)}
        className={grownStroke}
      />
      <rect x={204} y={60} width={72} height={40} rx={20} className={takenFill} />
      <circle cx={224} cy={80} r={14} className="lali:fill-on-highlight lali:forced-colors:fill-[Canvas]" />
      <Cell x={366} y={80} size={66} built={0} />
      <path
        d="M356 72a10 10 0 0 1 20 0a10 10 0 0 1 -20 0M345 104a21 19 0 0 1 42 0z"
        className="lali:fill-page lali:forced-colors:fill-[Canvas]"
      />
    </svg>
  );
}
