import { Cell, takenFill } from '../../pictures/cells.tsx';

interface TenDaysProps {
  count: number;
  first: string;
  last: string;
}

const [PITCH, SIZE] = [120, 64];

/** Two weeks of work, a mark for each day: round for UX at the beginning, square for UI, and the prototype at the end. */
export function TenDays({ count, first, last }: TenDaysProps) {
  const end = (count - 1) * PITCH;
  return (
    <div>
      <svg
        viewBox={`0 0 ${end + 136} 88`}
        aria-hidden="true"
        className="lali:block lali:w-full lali:rtl:-scale-x-100"
      >
        {Array.from({ length: count - 1 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
          <Cell key={day} x={day * PITCH + SIZE / 2} y={44} size={SIZE} built={day / (count - 1)} />
        ))}
        <rect x={end} width={136} height={88} rx={12} className={takenFill} />
        <path
          d={`M${end + 48} 45l14 14l28 -30`}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]"
        />
      </svg>
      <p className="lali:type-small lali:mt-3 lali:flex lali:justify-between lali:text-soft">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
