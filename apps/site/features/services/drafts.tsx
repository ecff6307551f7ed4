import { draft } from './draft-shapes.ts';

const ALL = 50;

/*
 * Of 64 fields of a grid they take nine and four each; 47 others fill the rest. On a phone it is as high as it is wide.
 * No two of the three are set alike.
 */
const chosen: Readonly<Record<number, { kind: 'picked' | 'built'; as: number }>> = {
  9: { kind: 'picked', as: 51 },
  24: { kind: 'built', as: 24 },
  41: { kind: 'picked', as: 58 },
};

const paints = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

interface DraftsProps {
  /** What it shows, for who does not see it. */
  alt: string;
  /** What it means, below it. */
  caption: string;
}

/** Fifty drafts as they come from a model, from one edge of the window to the other: three are picked, one is built. */
export function Drafts({ alt, caption }: DraftsProps) {
  return (
    <>
      <div
        role="img"
        aria-label={alt}
        className="lali:ms-[calc(50%-50cqi)] lali:grid lali:w-[100cqi] lali:grid-flow-dense lali:grid-cols-8 lali:gap-1.5 lali:@3xl:grid-cols-16 lali:@3xl:gap-2"
      >
        {Array.from({ length: ALL }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drafts never change places.
          <Draft key={n} n={n} />
        ))}
      </div>
      <p className="lali:type-small lali:mt-4 lali:text-soft">{caption}</p>
    </>
  );
}

function Draft({ n }: { n: number }) {
  const { kind, as = n } = chosen[n] ?? {};
  const { words, pictures } = draft(as);
  return (
    <svg
      viewBox="0 0 48 36"
      aria-hidden="true"
      className={`lali:block lali:w-full ${
        n === 9
          ? 'lali:col-[2/span_2] lali:row-[1/span_2] lali:@3xl:col-[3/span_2] lali:@3xl:row-[2/span_2]'
          : n === 24
            ? 'lali:col-[4/span_3] lali:row-[3/span_3] lali:@3xl:col-[8/span_3] lali:@3xl:row-[1/span_3]'
            : n === 41
              ? 'lali:col-[6/span_2] lali:row-[7/span_2] lali:@3xl:col-[14/span_2] lali:@3xl:row-[3/span_2]'
              : ''
      }`}
    >
      {/* From round to square, as everything here turns from grown to built. */}
      <rect
        width="48"
        height="36"
        rx={Math.max(2, 14 - n * 0.25)}
        className={
          kind === 'built'
            ? 'lali:fill-highlight lali:forced-colors:fill-[CanvasText]'
            : kind === 'picked'
              ? 'lali:fill-primary-solid lali:forced-colors:fill-[Highlight]'
              : 'lali:fill-surface lali:forced-colors:fill-[Canvas] lali:forced-colors:stroke-[CanvasText]'
        }
      />
      {kind === undefined ? (
        <>
          <path
            d={words}
            className="lali:fill-control lali:opacity-55 lali:forced-colors:fill-[CanvasText] lali:forced-colors:opacity-100"
          />
          <path
            d={pictures}
            className={`${paints[Math.floor((n / ALL) * paints.length)]} lali:forced-colors:fill-[CanvasText]`}
          />
        </>
      ) : (
        <path
          d={`${words}${pictures}`}
          className={
            kind === 'built'
              ? 'lali:fill-on-highlight lali:forced-colors:fill-[Canvas]'
              : 'lali:fill-on-primary lali:forced-colors:fill-[HighlightText]'
          }
        />
      )}
    </svg>
  );
}
