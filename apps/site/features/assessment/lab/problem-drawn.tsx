import { FigureIcon } from '@laliaflia/ui';
import { output } from '../../../content/pages/idea-sprint.ts';
import { at, cornerOf, grownFill, grownStroke, tenth } from '../../../pictures/cells.tsx';

const [WIDTH, HEIGHT] = [500, 330];
const TIP = 84;
const PITCH = (WIDTH - TIP) / 4;
const MIDDLE = WIDTH / 2;

/** The first two are grown, the last two are built. */
const ways = output.ideas.map((_, i) => {
  const to = i * PITCH + TIP / 2;
  const foot = HEIGHT - TIP;
  if (i === 2) return `M${MIDDLE} 0V${foot}`;
  if (i < 2) return `M${MIDDLE} 0C${MIDDLE} 150 ${to} 90 ${to} ${foot}`;
  const bend = i === 3 ? 18 : 30;
  const turn = i === 3 ? 160 : 100;
  return `M${MIDDLE} 0V${turn - bend}Q${MIDDLE} ${turn} ${MIDDLE + bend} ${turn}H${to - bend}Q${to} ${turn} ${to} ${turn + bend}V${foot}`;
});

/** One problem, in its own words, and what grows from it: five ideas, each with the sign of its method. */
export function ProblemDrawn() {
  return (
    <>
      <div>
        <p className="lali:type-subheading lali:mt-4 lali:rounded-card lali:p-6 lali:text-center lali:text-balance lali:surface-highlight lali:forced-colors:border">
          {output.challenge}
        </p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="lali:block lali:w-full lali:rtl:-scale-x-100"
        >
          {output.ideas.map(({ text, icon }, i) => (
            <g key={text} style={at(i / 4)}>
              <path d={ways[i]} strokeWidth={4} className={grownStroke} />
              <rect
                x={tenth(i * PITCH)}
                y={HEIGHT - TIP}
                width={TIP}
                height={TIP}
                rx={cornerOf(TIP, i / 4)}
                className={grownFill}
              />
              <FigureIcon
                name={icon}
                size={44}
                x={tenth(i * PITCH + TIP / 2 - 22)}
                y={HEIGHT - TIP / 2 - 22}
                className="lali:text-page"
              />
            </g>
          ))}
        </svg>
      </div>
      <ul
        aria-hidden="true"
        className="lali:type-small lali:grid lali:grid-cols-5 lali:self-start lali:border-t-2 lali:border-current lali:pt-3 lali:text-center lali:[list-style-type:''] lali:@max-6xl:hidden"
      >
        {output.ideas.map(({ text, method }) => (
          <li key={text}>{method}</li>
        ))}
      </ul>
    </>
  );
}
