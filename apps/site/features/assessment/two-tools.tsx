import { readiness } from '../../content/assessment.ts';
import { example } from '../../content/pages/ai-assessment.ts';
import { categories } from './scoring/types.ts';

const WIDTH = 560;
const HEIGHT = 400;
const QUESTION = 26;
const BAR = 62;
const IDEA = 30;
/** Where the second drawing begins. */
const IDEAS = 372;
const CHALLENGE = { x: (IDEAS + WIDTH) / 2, y: 34, radius: 31 };

const paints = ['lali:text-figure-start', 'lali:text-figure-middle', 'lali:text-figure-end'] as const;
const paintOf = (share: number) => paints[Math.min(paints.length - 1, Math.floor(share * paints.length))];
/** From a round cell to a square tile. */
const roundOf = (share: number, size: number) => (size / 2) * (1 - 0.75 * share);

const bars = categories.map((category, i) => {
  const height = Math.round((example[i] ?? 0) * 1.55);
  return { category, height, x: i * 88, share: i / (categories.length - 1) };
});

const { questions } = readiness;
const asked = questions.map(({ id, category }, i) => {
  const own = questions.filter((other) => other.category === category);
  const bar = bars.find((each) => each.category === category);
  const place = own.findIndex((other) => other.id === id) + 1;
  const x = (i * (bars.length * 88 - 26 - QUESTION)) / (questions.length - 1);
  const [from, to] = [x + QUESTION / 2, (bar?.x ?? 0) + (BAR * place) / (own.length + 1)];
  const end = HEIGHT - (bar?.height ?? 0);
  return {
    id,
    x,
    share: i / (questions.length - 1),
    strand: `M${from} ${QUESTION + 12}C${from} 150 ${to} 100 ${to} ${end - 6}`,
    paint: paintOf(bar?.share ?? 0),
  };
});

const ideas = Array.from({ length: 5 }, (_, i) => {
  const x = IDEAS + (i * (WIDTH - IDEAS - IDEA)) / 4;
  const to = x + IDEA / 2;
  const foot = HEIGHT - IDEA - 4;
  const from = `M${CHALLENGE.x} ${CHALLENGE.y}`;
  const bend = 64 - i * 15;
  const way =
    i < 2
      ? `C${CHALLENGE.x} 210 ${to} 190 ${to} ${foot}`
      : i === 2
        ? `V${foot}`
        : `V${210 - bend}Q${CHALLENGE.x} 210 ${CHALLENGE.x + bend} 210H${to - bend}Q${to} 210 ${to} ${210 + bend}V${foot}`;
  return { x, share: i / 4, way: `${from}${way}` };
});

/** Ten answers that become four scores, and one problem that becomes five starting points; each is named above it. */
export function TwoTools({ names }: { names: { assessment: string; ideas: string } }) {
  return (
    <div aria-hidden="true">
      <p className="lali:grid lali:grid-cols-[342fr_218fr] lali:items-end lali:gap-2 lali:pb-3 lali:font-semibold lali:text-balance">
        <span>{names.assessment}</span>
        <span className="lali:text-end">{names.ideas}</span>
      </p>
      <Drawing />
    </div>
  );
}

function Drawing() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="lali:block lali:w-full">
      {asked.map(({ id, x, share, strand, paint }) => (
        <g key={id} className={paint}>
          <path d={strand} fill="none" stroke="currentColor" strokeWidth={3} />
          <rect
            x={x}
            y={6}
            width={QUESTION}
            height={QUESTION}
            rx={roundOf(share, QUESTION)}
            className="lali:fill-current"
          />
        </g>
      ))}
      {bars.map(({ category, x, height, share }) => (
        <rect
          key={category}
          x={x}
          y={HEIGHT - height}
          width={BAR}
          height={height}
          rx={roundOf(share, 32)}
          className={`${paintOf(share)} lali:fill-current`}
        />
      ))}
      {ideas.map(({ x, share, way }) => (
        <g key={x} className={paintOf(share)}>
          <path d={way} fill="none" stroke="currentColor" strokeWidth={3} />
          <rect
            x={x}
            y={HEIGHT - IDEA}
            width={IDEA}
            height={IDEA}
            rx={roundOf(share, IDEA)}
            className="lali:fill-current"
          />
        </g>
      ))}
      <circle cx={CHALLENGE.x} cy={CHALLENGE.y} r={CHALLENGE.radius} className="lali:fill-highlight" />
    </svg>
  );
}
