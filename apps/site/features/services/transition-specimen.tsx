import { motion } from '@laliaflia/ui/tokens';
import { frames, pathOf } from './transition-frames.ts';

const SPAN = motion.duration.calm.ms;
const CURVE = motion.ease.grow.bezier;

const [WIDE, HIGH, GAP] = [60, 150, 10];
const all = frames(5, CURVE);
/** Where a frame stands, and the time of its middle on the curve below. */
const leftOf = (i: number) => (WIDE + GAP) * i;
const middleOf = (i: number) => leftOf(i) + WIDE / 2;
const [FOOT, RISE] = [296, 118];

const between = (from: number, to: number, share: number) =>
  Math.round(10 * (from + (to - from) * share)) / 10;

const shown = ['lali:fill-surface', 'lali:stroke-control', 'lali:forced-colors:fill-[Canvas]'].join(' ');
const moving = ['lali:fill-text', 'lali:forced-colors:fill-[CanvasText]'].join(' ');
const inside = ['lali:fill-page', 'lali:forced-colors:fill-[Canvas]'].join(' ');
const still = ['lali:fill-line', 'lali:forced-colors:fill-[GrayText]'].join(' ');

/** What the page holds comes when there is room for it. */
const contentAt = (time: number) => Math.min(1, Math.max(0, 2 * time - 0.5));

/** The frames of one transition above the curve that it follows: both with the library's own time and curve. */
export function TransitionSpecimen({ alt, unit, caption }: { alt: string; unit: string; caption: string }) {
  return (
    <div role="img" aria-label={alt} dir="ltr">
      <svg viewBox="0 0 340 304" aria-hidden="true" className="lali:block lali:w-full">
        {all.map(({ time, way }, i) => (
          <g key={time}>
            <path
              d={`M${middleOf(i)} ${HIGH + 4}V${FOOT}`}
              strokeDasharray="2 3"
              className="lali:fill-none lali:stroke-control"
            />
            <rect x={leftOf(i) + 0.5} y="0.5" width={WIDE - 1} height={HIGH - 1} rx="6" className={shown} />
            <g opacity={between(1, 0, way)}>
              {[0, 2, 3].map((row) => (
                <rect
                  key={row}
                  x={leftOf(i) + 6}
                  y={14 + 32 * row}
                  width="48"
                  height="25"
                  rx="3"
                  className={still}
                />
              ))}
            </g>
            <rect
              x={between(leftOf(i) + 6, leftOf(i) + 1, way)}
              y={between(46, 1, way)}
              width={between(48, WIDE - 2, way)}
              height={between(25, HIGH - 2, way)}
              rx={between(3, 5.5, way)}
              className={moving}
            />
            <rect
              x={leftOf(i) + between(11, 8, way)}
              y={between(52, 68, way)}
              width={between(20, 34, way)}
              height={between(4, 7, way)}
              rx="1.5"
              className={inside}
            />
            <path
              d={`M${leftOf(i) + 8} 10h44v48h-44zM${leftOf(i) + 8} 84h44v3h-44zM${leftOf(i) + 8} 92h38v3h-38zM${leftOf(i) + 8} 100h41v3h-41zM${leftOf(i) + 8} 124h44v14h-44z`}
              opacity={contentAt(time)}
              className={inside}
            />
          </g>
        ))}
        <path d={`M${middleOf(0)} ${FOOT}H${middleOf(4)}`} className="lali:fill-none lali:stroke-control" />
        <path
          d={pathOf(CURVE, [middleOf(0), FOOT], [middleOf(4) - middleOf(0), RISE])}
          strokeWidth="2.5"
          className="lali:fill-none lali:stroke-primary-solid lali:forced-colors:stroke-[CanvasText]"
        />
        {all.map(({ time, way }, i) => (
          <circle
            key={time}
            cx={middleOf(i)}
            cy={between(FOOT, FOOT - RISE, way)}
            r="5"
            className="lali:fill-primary-solid lali:forced-colors:fill-[Highlight]"
          />
        ))}
      </svg>
      {/* In columns as wide as the frames, so that each time stands below its own. */}
      <span
        className="lali:type-small lali:mt-1 lali:grid lali:grid-cols-5 lali:text-center lali:tabular-nums"
        style={{ columnGap: `${(100 * GAP) / (leftOf(all.length) - GAP)}%` }}
      >
        {all.map(({ time }) => (
          <span key={time}>{Math.round(time * SPAN)}</span>
        ))}
      </span>
      <span className="lali:type-small lali:mt-3 lali:flex lali:flex-wrap lali:justify-between lali:gap-x-4 lali:text-soft">
        <span>{caption}</span>
        <span>
          {SPAN} {unit}, ({CURVE.join(', ')})
        </span>
      </span>
    </div>
  );
}
