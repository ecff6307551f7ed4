interface VisualTestProps {
  alt: string;
  names: readonly [string, string, string];
  result: string;
}

/** How much lower the button is built than it was designed, in pixels. */
const OFF = 4;
const designed = 'M10 70h80v20H10z';
const built = `M10 ${70 + OFF}h80v20H10z`;

const page = ['lali:fill-surface', 'lali:stroke-control', 'lali:forced-colors:fill-[Canvas]'].join(' ');
const quiet = ['lali:fill-line', 'lali:forced-colors:fill-[GrayText]'].join(' ');

/** A screen as designed, as built, and what is not the same. */
export function VisualTest({ alt, names, result }: VisualTestProps) {
  return (
    <div role="img" aria-label={alt} dir="ltr" className="lali:mx-auto lali:w-full lali:max-w-[27em]">
      <span className="lali:grid lali:grid-cols-3 lali:gap-3">
        {[designed, built, `${designed}${built}`].map((button, i) => (
          <span key={names[i]} className="lali:type-small">
            <svg
              viewBox="0 0 100 110"
              aria-hidden="true"
              className="lali:block lali:w-full lali:overflow-visible"
            >
              <rect x="0.5" y="0.5" width="99" height="109" rx="5" className={page} />
              <g opacity={i === 2 ? 0.5 : 1}>
                <path d="M10 12h46v6H10zM10 30h26v4H10z" className={quiet} />
                <rect
                  x="10.5"
                  y="38.500"
                  width="79"
                  height="19"
                  rx="3"
                  className="lali:fill-none lali:stroke-control"
                />
              </g>
              <path
                d={button}
                fillRule="evenodd"
                className={
                  i === 2
                    ? 'lali:fill-danger-text lali:forced-colors:fill-[Highlight]'
                    : 'lali:fill-primary-solid lali:forced-colors:fill-[CanvasText]'
                }
              />
              {i === 2 ? null : (
                <rect
                  x="34"
                  y={78 + i * OFF}
                  width="32"
                  height="4"
                  className="lali:fill-on-primary lali:forced-colors:fill-[Canvas]"
                />
              )}
            </svg>
            <span className="lali:mt-2 lali:block lali:text-soft">{names[i]}</span>
          </span>
        ))}
      </span>
      <span className="lali:type-small lali:mt-3 lali:block lali:border-t lali:border-soft lali:pt-3 lali:font-semibold lali:text-danger-text">
        {result}
      </span>
    </div>
  );
}
