import { site } from '../../content/site.ts';

/** Any week: its days have their initials in the language of the site. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const initial = new Intl.DateTimeFormat(site.locale, { weekday: 'narrow', timeZone: 'UTC' });

/** Five days, from a cell to a tile; the first is the one to begin on. */
export function WorkingWeek() {
  return (
    <div aria-hidden="true" className="lali:flex lali:gap-2">
      {Array.from({ length: 5 }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
          key={day}
          style={{ borderRadius: `${50 - 9.5 * day}%` }}
          className={`lali:flex lali:size-11 lali:items-center lali:justify-center lali:border-2 lali:font-semibold ${day === 0 ? 'lali:border-highlight lali:bg-highlight lali:text-on-highlight' : 'lali:border-soft lali:text-soft'}`}
        >
          {initial.format(MONDAY + day * DAY)}
        </span>
      ))}
    </div>
  );
}
