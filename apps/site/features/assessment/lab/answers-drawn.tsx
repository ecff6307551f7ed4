import { readiness } from '../../../content/assessment.ts';
import { example, measured } from '../../../content/pages/ai-assessment.ts';
import { cornerOf, onFill } from '../../../pictures/cells.tsx';
import { scoreColour } from '../score-colours.ts';
import { categories } from '../scoring/types.ts';

const [WIDTH, HEIGHT] = [720, 452];
const QUESTION = 48;
const BAR = 132;
const PITCH = (WIDTH - BAR) / (categories.length - 1);

const bars = categories.map((category, i) => {
  const height = Math.round((example[i] ?? 0) * 2.4);
  return { category, height, x: i * PITCH, built: i / (categories.length - 1) };
});

const { questions } = readiness;
const strands = questions.map(({ id, category }, i) => {
  const own = questions.filter((other) => other.category === category);
  const bar = bars.find((each) => each.category === category);
  const place = own.findIndex((other) => other.id === id) + 1;
  const x = (i * (WIDTH - QUESTION)) / (questions.length - 1);
  const [from, to] = [x + QUESTION / 2, (bar?.x ?? 0) + (BAR * place) / (own.length + 1)];
  const end = HEIGHT - (bar?.height ?? 0);
  const way = `M${Math.round(from)} ${QUESTION}C${Math.round(from)} 170 ${Math.round(to)} 110 ${Math.round(to)} ${end}`;
  return { id, category, x, way };
});

const edge = ['lali:fill-none', 'lali:stroke-on-highlight', 'lali:forced-colors:stroke-[Canvas]'].join(' ');

/** Ten answers that become four scores, each as high as it is, with its name below. */
export function AnswersDrawn() {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="lali:mt-4 lali:block lali:w-full lali:rtl:-scale-x-100"
      >
        {strands.map(({ id, category, x, way }, i) => {
          const { fill, stroke, isPollen, style } = scoreColour(category);
          return (
            <g key={id} style={style}>
              {/* Pollen is too pale for a line on a light page: it lies on one of ink. */}
              {isPollen ? <path d={way} strokeWidth={8} className={edge} /> : null}
              <path d={way} strokeWidth={isPollen ? 5 : 4} className={stroke} />
              <rect
                x={x}
                width={QUESTION}
                height={QUESTION}
                rx={cornerOf(QUESTION, i / (questions.length - 1))}
                className={fill}
              />
              <text
                x={x + QUESTION / 2}
                y={QUESTION / 2 + 8}
                textAnchor="middle"
                className={`lali:text-[22px] lali:font-semibold ${isPollen ? onFill : 'lali:fill-page'}`}
              >
                {i + 1}
              </text>
            </g>
          );
        })}
        {bars.map(({ category, x, height, built }) => {
          const { fill, style } = scoreColour(category);
          return (
            <rect
              key={category}
              x={x}
              y={HEIGHT - height}
              width={BAR}
              height={height + 40}
              rx={cornerOf(36, built)}
              style={style}
              className={fill}
            />
          );
        })}
      </svg>
      <ul className="lali:grid lali:grid-cols-[132fr_64fr_132fr_64fr_132fr_64fr_132fr] lali:border-t-2 lali:border-current lali:pt-3 lali:[list-style-type:'']">
        {measured.map((title, i) => (
          <li key={title} className={i === 0 ? '' : 'lali:col-start-auto'} style={{ gridColumn: 2 * i + 1 }}>
            <span className="lali:type-subheading lali:block">{example[i]}</span>
            <span className="lali:type-small">{title}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
