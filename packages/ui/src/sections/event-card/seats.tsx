const IN_A_ROW = 10;
const MOST = 100;
const SEAT = 16;
const PITCH = 21;

/** A seat is a tile while it is free and a ring once it is taken. Above a hundred the picture shows the proportion. */
export function Seats({ total, left }: { total: number; left: number }) {
  const seats = Math.min(Math.max(0, Math.round(total)), MOST);
  const free = Math.round((seats * Math.min(Math.max(0, left), total)) / Math.max(1, total));
  if (seats === 0) return null;
  const columns = Math.min(IN_A_ROW, seats);
  const width = (columns - 1) * PITCH + SEAT;
  const height = (Math.ceil(seats / columns) - 1) * PITCH + SEAT;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxInlineSize: `${(columns / IN_A_ROW) * 17}rem` }}
      aria-hidden="true"
      className="lali:block lali:h-auto lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: seats }, (_, i) => {
        const x = (i % columns) * PITCH;
        const y = Math.floor(i / columns) * PITCH;
        const middle = SEAT / 2;
        return i < seats - free ? (
          <circle
            key={`${x} ${y}`}
            cx={x + middle}
            cy={y + middle}
            r={5}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
          />
        ) : (
          <rect key={`${x} ${y}`} x={x} y={y} width={SEAT} height={SEAT} rx={3.5} fill="currentColor" />
        );
      })}
    </svg>
  );
}
