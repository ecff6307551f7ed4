import type { Testimonial } from '@laliaflia/ui';

interface WorksheetProps {
  /** What it shows, for who does not see it. */
  alt: string;
  title: string;
  number: string;
  /** What is printed, and what somebody has written on the line below it. The last line is still empty. */
  lines: readonly { printed: string; written?: string }[];
  /** Who still uses it. */
  voice: Testimonial;
}

/** The paper that one takes home, filled in but for its last line, and somebody who still uses it. */
export function Worksheet({ alt, title, number, lines, voice }: WorksheetProps) {
  return (
    <figure className="lali:pb-10 lali:@3xl:pb-0">
      <div
        role="img"
        aria-label={alt}
        className="lali:rounded-t-card lali:border lali:border-line lali:surface-raised lali:px-6 lali:pt-6 lali:@3xl:px-9 lali:@3xl:pt-7"
      >
        <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-4 lali:border-b-2 lali:border-current lali:pb-3">
          <span className="lali:type-subheading">{title}</span>
          <span className="lali:type-small lali:text-soft">{number}</span>
        </div>
        <div>
          {lines.map(({ printed, written }, i) => (
            <div key={printed} className="lali:grid lali:grid-cols-[2.5rem_minmax(0,1fr)] lali:pt-4">
              <Step index={i} count={lines.length} />
              <span className="lali:min-w-0">
                <span className="lali:type-small lali:block lali:text-soft">{printed}</span>
                <span className="lali:block lali:min-h-9 lali:border-b lali:border-control lali:pt-1 lali:pb-1 lali:text-[1.1875rem] lali:leading-snug lali:font-medium lali:text-primary-text">
                  {written ?? (
                    <span className="lali:inline-block lali:h-6 lali:w-[3px] lali:bg-highlight lali:align-middle lali:forced-colors:bg-[CanvasText]" />
                  )}
                </span>
              </span>
            </div>
          ))}
        </div>
        <div className="lali:h-4" />
      </div>
      <figcaption className="lali:rounded-b-card lali:border lali:border-t-0 lali:border-line lali:surface-raised lali:px-6 lali:py-5 lali:@3xl:px-9">
        <blockquote className="lali:text-[1.1875rem] lali:leading-snug lali:font-semibold lali:text-pretty lali:text-secondary-text lali:before:content-[open-quote] lali:after:content-[close-quote]">
          {voice.quote}
        </blockquote>
        <p className="lali:type-small lali:mt-2">
          <span className="lali:font-semibold">{voice.name}</span>, {voice.role}
        </p>
      </figcaption>
    </figure>
  );
}

/** From a cell to a tile, as the problem becomes something that can be built. */
function Step({ index, count }: { index: number; count: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="lali:mt-1 lali:size-6">
      <rect
        width="24"
        height="24"
        rx={12 - (8 * index) / (count - 1)}
        className={`${index === count - 1 ? 'lali:fill-highlight' : 'lali:fill-figure-start'} lali:forced-colors:fill-[CanvasText]`}
      />
    </svg>
  );
}
