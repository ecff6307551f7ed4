import { cx } from 'class-variance-authority';

interface PointsProps {
  /** Each once; they are told apart by their words. */
  items: readonly string[];
  className?: string;
}

/**
 * Short lines, each with a mark. The marks grow from a round cell to a square tile on the way down. They are drawn as
 * borders, which forced colours and printers keep.
 */
export function Points({ items, className }: PointsProps) {
  return (
    <ul
      className={cx("grid grid-cols-[minmax(0,1fr)] content-start gap-y-2 [list-style-type:'']", className)}
    >
      {items.map((item, i) => (
        <li key={item} className="flex min-w-0 gap-x-3">
          <span
            aria-hidden="true"
            style={{ borderRadius: `${corner(i, items.length)}%` }}
            className="mt-[calc(0.775em-0.25rem)] size-0 shrink-0 border-[0.25rem] border-current text-signal"
          />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{item}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In per cent: half of the mark is round, an eighth is a tile. */
function corner(index: number, count: number): number {
  return count < 2 ? 50 : Math.round(50 - (index / (count - 1)) * 38);
}
