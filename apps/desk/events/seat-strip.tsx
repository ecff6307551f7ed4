import { events as words } from '../content/events.ts';

/** More tiles than this are not taken in at a glance. */
const most = 60;

const looks = {
  paid: 'lali:bg-success-text lali:forced-colors:bg-[CanvasText]',
  open: 'lali:border-2 lali:border-accent-text lali:forced-colors:border-[CanvasText]',
  free: 'lali:border lali:border-control lali:bg-line lali:forced-colors:border-[GrayText]',
} as const;

interface SeatStripProps {
  paid: number;
  open: number;
  /** Of one event; undefined where the site does not say it. */
  seats: number | undefined;
}

/** A tile for each seat, and what they are in words. */
export function SeatStrip({ paid, open, seats = 0 }: SeatStripProps) {
  const free = Math.max(0, seats - paid - open);
  const groups = (
    [
      ['paid', paid],
      ['open', open],
      ['free', free],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <div className="lali:grid lali:gap-3 lali:print:hidden">
      {paid + open + free <= most && (
        <div aria-hidden className="lali:flex lali:flex-wrap lali:gap-1">
          {groups.flatMap(([stand, count]) =>
            Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are alike.
              <Tile key={`${stand} ${i}`} stand={stand} size="lali:size-6" />
            )),
          )}
        </div>
      )}
      <ul className="lali:type-small lali:flex lali:flex-wrap lali:gap-x-6 lali:gap-y-1">
        {groups.map(([stand, count]) => (
          <li key={stand} className="lali:flex lali:items-center lali:gap-2">
            <Tile stand={stand} size="lali:size-3.5" />
            {words.seats[stand](count)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Tile({ stand, size }: { stand: keyof typeof looks; size: string }) {
  return (
    <span
      aria-hidden
      className={`lali:rounded-[4px] lali:forced-color-adjust-none ${size} ${looks[stand]}`}
    />
  );
}
