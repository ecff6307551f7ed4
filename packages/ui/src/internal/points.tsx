import { cx } from 'class-variance-authority';

interface PointsProps {
  /** Each text only once, because it is the key. */
  items: readonly string[];
  /** In a narrow container they run on in lines of text, which takes half the height. */
  run?: boolean;
  className?: string;
}

/**
 * Short lines, each with a mark. The marks change from a round cell to a square tile. They are drawn as borders,
 * which forced colours and printers keep.
 */
export function Points({ items, run = false, className }: PointsProps) {
  return (
    <ul
      className={cx(
        "grid-cols-[minmax(0,1fr)] content-start gap-y-2 [list-style-type:'']",
        run ? 'leading-[1.7] @2xl:grid' : 'grid',
        className,
      )}
    >
      {items.map((item, i) => (
        <li
          key={item}
          className={cx(
            'min-w-0',
            run
              ? 'me-4 inline-flex max-w-full gap-x-2 align-top @2xl:me-0 @2xl:flex @2xl:gap-x-3'
              : 'flex gap-x-3',
          )}
        >
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
