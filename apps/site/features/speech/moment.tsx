interface MomentProps {
  /** Seconds from the start of the talk. */
  at: number;
  /** How long the talk is. */
  minutes: number;
  /** The same moment in words. */
  time: string;
}

/** The talk as a row of seats, one for each minute: the one in which a sentence is said is lit and has its time. */
export function Moment({ at, minutes, time }: MomentProps) {
  const said = Math.min(minutes - 1, Math.floor(at / 60));
  return (
    <span className="lali:grid lali:auto-cols-fr lali:grid-flow-col lali:items-end lali:gap-1 lali:md:gap-3">
      {Array.from({ length: minutes }, (_, minute) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the minutes never change places.
        <span key={minute} className="lali:min-w-0 lali:whitespace-nowrap">
          {minute === said && (
            <span className="lali:block lali:pb-2 lali:font-semibold lali:tabular-nums">{time}</span>
          )}
          <span
            style={{ borderRadius: 16 - (12 * minute) / (minutes - 1) }}
            className={`lali:block lali:h-5 lali:md:h-8 ${minute === said ? 'lali:bg-highlight lali:outline lali:outline-[1.5px] lali:-outline-offset-1 lali:outline-current lali:forced-colors:bg-[Highlight]' : 'lali:bg-line lali:forced-colors:bg-[GrayText]'}`}
          />
        </span>
      ))}
    </span>
  );
}
