import type { ReactNode } from 'react';

interface CalendarProps {
  /** Blank places before the first of the month; weeks begin on Monday. */
  before: number;
  days: number;
  /** How a day is dressed, and what stands in its corner. */
  dress?: (day: number) => string | undefined;
  mark?: (day: number) => ReactNode;
}

/** Part 17 of the set, in every app that asks for a day. */
export function Calendar({ before, days, dress, mark }: CalendarProps) {
  return (
    <div className="calendar">
      {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (
        <small key={day}>{day}</small>
      ))}
      {Array.from({ length: days }, (_, at) => at + 1).map((day) => (
        <span
          key={day}
          className={dress?.(day)}
          style={day === 1 ? { gridColumnStart: before + 1 } : undefined}
        >
          {mark?.(day)}
          <b>{day}</b>
        </span>
      ))}
    </div>
  );
}
