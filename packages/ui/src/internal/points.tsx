import { cx } from 'class-variance-authority';

interface PointsProps {
  /** Each text only once, because it is the key. */
  items: readonly string[];
  className?: string;
}

/**
 * Short lines, each with a mark. The marks change from a round cell to a square tile. They are drawn as borders,
 * which forced colours and printers keep.
 */
export function Points({ items, className }: PointsProps) {
  return (
    <ul
      className={cx(
        "lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-start lali:gap-y-2 lali:[list-style-type:'']",
        className,
      )}
    >
      {items.map((item, i) => (
        <li key={item} className="lali:flex lali:min-w-0 lali:gap-x-3">
          <span
            aria-hidden="true"
            style={{ borderRadius: `${corner(i, items.length)}%` }}
            className="lali:mt-[calc(0.775em-0.25rem)] lali:size-0 lali:shrink-0 lali:border-[0.25rem] lali:border-current lali:text-signal"
          />
          <span className="lali:min-w-0 lali:wrap-anywhere">
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
