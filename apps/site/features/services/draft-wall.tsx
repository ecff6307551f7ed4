import { drafts } from './draft-rules.ts';
import { names, places } from './picked-places.ts';
import { type Stage, StageHead } from './stage-head.tsx';

const paints = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

/** Fifty drafts of one screen beside the words, ten in each row. It ends where the words end. */
export function DraftWall({ alt, ...head }: Stage & { alt: string }) {
  return (
    <div className="lali:pt-6 lali:@3xl:pb-16 lali:@[76rem]:pb-9">
      <StageHead {...head} />
      <div role="img" aria-label={alt} className="lali:grid lali:grid-cols-10 lali:gap-1.5 lali:@5xl:gap-2">
        {drafts.map(({ words, shapes }, n) => {
          const name = names.find((each) => places[each] === n);
          return (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: the drafts never change places.
              key={n}
              viewBox="0 0 48 84"
              aria-hidden="true"
              className="lali:block lali:w-full"
            >
              {/* From round to square, as everything here turns from grown to built. */}
              <rect
                width="48"
                height="84"
                rx={Math.round(13 - n * 0.2)}
                className={
                  name === 'answer'
                    ? 'lali:fill-highlight lali:forced-colors:fill-[CanvasText]'
                    : name
                      ? 'lali:fill-primary-solid lali:forced-colors:fill-[Highlight]'
                      : 'lali:fill-surface lali:forced-colors:fill-[Canvas] lali:forced-colors:stroke-[CanvasText]'
                }
              />
              {name ? (
                <path
                  d={`${words}${shapes}`}
                  className={
                    name === 'answer'
                      ? 'lali:fill-on-highlight lali:forced-colors:fill-[Canvas]'
                      : 'lali:fill-on-primary lali:forced-colors:fill-[HighlightText]'
                  }
                />
              ) : (
                <>
                  <path
                    d={words}
                    className="lali:fill-control lali:opacity-55 lali:forced-colors:fill-[CanvasText] lali:forced-colors:opacity-100"
                  />
                  <path
                    d={shapes}
                    className={`${paints[Math.floor((n / drafts.length) * paints.length)]} lali:forced-colors:fill-[CanvasText]`}
                  />
                </>
              )}
            </svg>
          );
        })}
      </div>
    </div>
  );
}
