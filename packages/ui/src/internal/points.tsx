import { cx } from 'class-variance-authority';

interface PointsProps {
  /** Each once; they are told apart by their words. */
  items: readonly string[];
  /** In a narrow container they run on in lines of text, which takes half the height. */
  run?: boolean;
  className?: string;
}

/**
 * Short lines, each with a mark. The marks grow from a round cell to a square tile on the way down. They are drawn as
 * borders, which forced colours and printers keep.
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
          className={cx('min-w-0 gap-x-3', run ? 'me-4 inline-block max-w-full @2xl:me-0 @2xl:flex' : 'flex')}
        >
          <span
            aria-hidden="true"
            style={{ borderRadius: `${corner(i, items.length)}%` }}
            className={cx(
              'size-0 shrink-0 border-[0.25rem] border-current text-signal',
              run
                ? 'me-2 inline-block align-[0.1em] @2xl:mt-[calc(0.775em-0.25rem)] @2xl:me-0'
                : 'mt-[calc(0.775em-0.25rem)]',
            )}
          />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{item}</bdi>
          </span>
          {/* Between two of them a line may end. */}
          {run ? ' ' : null}
        </li>
      ))}
    </ul>
  );
}

/** In per cent: half of the mark is round, an eighth is a tile. */
function corner(index: number, count: number): number {
  return count < 2 ? 50 : Math.round(50 - (index / (count - 1)) * 38);
}
