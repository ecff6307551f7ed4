import type { CSSProperties } from 'react';

/** From the first minute to the last, a green cell turns into a blue tile. */
function styleOf(minute: number, minutes: number): CSSProperties {
  const share = minute / Math.max(1, minutes - 1);
  return { borderRadius: `${50 - 38 * share}%`, '--at': `${Math.round(100 * share)}%` } as CSSProperties;
}

/** Exercises to scale: a tile is a minute, and each exercise is a group of its own. */
export function MinuteTiles({ exercises }: { exercises: readonly number[] }) {
  return (
    <span className="lali:flex lali:flex-wrap lali:max-md:flex-col lali:gap-x-5 lali:gap-y-2">
      {exercises.map((minutes, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the exercises never change places.
        <span key={i} className="lali:flex lali:gap-[3px]">
          {Array.from({ length: minutes }, (_, minute) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their minutes.
              key={minute}
              style={styleOf(minute, minutes)}
              className="lali:size-[18px] lali:bg-[color-mix(in_oklab,var(--lali-color-figure-end)_var(--at),var(--lali-color-figure-start))] lali:forced-colors:bg-[CanvasText]"
            />
          ))}
        </span>
      ))}
    </span>
  );
}
