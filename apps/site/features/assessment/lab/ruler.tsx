import { at, cornerOf, grownFill } from '../../../pictures/cells.tsx';

/** Points from one mark to the next. */
const MARK = 5;
const ENTIRE = 100;
const HEIGHT = 56;

interface RulerProps {
  spans: readonly { from: number; to: number }[];
  /** Places what belongs to a span: as wide as it is. */
  className: string;
}

/** A rule from 0 to 100 in its spans, as long as they are, with the number where each begins. */
export function Ruler({ spans, className }: RulerProps) {
  return (
    <div aria-hidden="true">
      <div
        className={`lali:font-display lali:text-[clamp(1.375rem,7cqi,1.75rem)] lali:leading-none lali:font-[640] lali:@4xl:text-[2.125rem] ${className}`}
      >
        {spans.map(({ from, to }) => (
          <span key={from} className="lali:flex lali:justify-between">
            <span>{from}</span>
            {to === ENTIRE ? <span>{to}</span> : null}
          </span>
        ))}
      </div>
      <div className={`lali:mt-3 ${className}`}>
        {spans.map(({ from, to }, i) => (
          <Part key={from} from={from} to={to} built={i / (spans.length - 1)} />
        ))}
      </div>
    </div>
  );
}

interface PartProps {
  from: number;
  to: number;
  built: number;
}

function Part({ from, to, built }: PartProps) {
  const marks = Array.from({ length: (to - from) / MARK - 1 }, (_, n) => from + (n + 1) * MARK);
  return (
    <svg
      aria-hidden="true"
      style={at(built)}
      className="lali:block lali:h-14 lali:w-full lali:rtl:-scale-x-100"
    >
      <rect width="100%" height={HEIGHT} rx={cornerOf(HEIGHT * 0.7, built)} className={grownFill} />
      {marks.map((points) => (
        <rect
          key={points}
          x={`${(100 * (points - from)) / (to - from)}%`}
          width={2}
          height={points % (2 * MARK) === 0 ? 24 : 12}
          className="lali:fill-page lali:forced-colors:fill-[Canvas]"
        />
      ))}
    </svg>
  );
}
