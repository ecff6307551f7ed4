import { preview } from '../../../content/pages/ai-assessment.ts';
import { takenFill } from '../../../pictures/cells.tsx';

const TENS = 10;
const [TILE, PITCH] = [28, 34];
const tens = Array.from({ length: TENS }, (_, n) => n);

/** One score, and the three answers that it is the mean of: each with its points and the reason for them. */
export function Reasons(rest: { 'data-static'?: string }) {
  const { caption, title, score, of, reasons } = preview.miniature;
  return (
    <figure className="lali:min-w-0 lali:@4xl:col-span-7 lali:@4xl:col-start-6" {...rest}>
      <ol className="lali:[list-style-type:'']">
        {reasons.map(({ points, answer, text }) => (
          <li key={answer} className="lali:border-t lali:border-line lali:py-5">
            <p className="lali:type-subheading">{answer}</p>
            <p className="lali:mt-3 lali:flex lali:items-center lali:gap-3 lali:font-semibold">
              <Bar points={points} />
              <span className="lali:type-subheading lali:w-8 lali:text-end">{points}</span>
            </p>
            <p className="lali:mt-3 lali:text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-3 lali:border-t-2 lali:border-current lali:pt-5">
        <span className="lali:type-subheading lali:me-auto">{title}</span>
        <span className="lali:font-display lali:text-[clamp(4rem,9cqi,7rem)] lali:leading-none lali:font-[640]">
          {score}
        </span>{' '}
        <span className="lali:text-soft">{of}</span>
      </p>
      <figcaption className="lali:type-small lali:mt-2 lali:text-soft">{caption}</figcaption>
    </figure>
  );
}

function Bar({ points }: { points: number }) {
  return (
    <svg
      viewBox={`0 0 ${TENS * PITCH - PITCH + TILE} ${TILE}`}
      aria-hidden="true"
      className="lali:block lali:min-w-0 lali:flex-1 lali:rtl:-scale-x-100"
    >
      {tens.map((n) =>
        n * 10 < points ? (
          <rect key={n} x={n * PITCH} width={TILE} height={TILE} rx={14 - n} className={takenFill} />
        ) : (
          <rect
            key={n}
            x={n * PITCH + 1.5}
            y={1.5}
            width={TILE - 3}
            height={TILE - 3}
            rx={13 - n}
            strokeWidth={2}
            className="lali:fill-none lali:stroke-line"
          />
        ),
      )}
    </svg>
  );
}
