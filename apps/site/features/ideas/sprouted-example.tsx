import { Container, FigureIcon, Heading, Text } from '@laliaflia/ui';
import { output } from '../../content/pages/idea-sprint.ts';

const { title, text, caption, challenge, ideas } = output;

const WIDTH = 1216;
const GAP = 32;
const TILE = 36;
const BEND = 56;
const FOOT = 132;

const paints = [
  'lali:text-figure-start',
  'lali:text-figure-start',
  'lali:text-figure-middle',
  'lali:text-figure-middle',
  'lali:text-figure-end',
];

/** Where each column of the list begins, and how round the way into it is: the last one is a right angle. */
const ways = ideas.map((_, i) => {
  const share = i / (ideas.length - 1);
  return {
    x: TILE / 2 + (i * (WIDTH + GAP)) / ideas.length,
    bend: Math.round(BEND * (1 - share) + 4 * share),
    round: (TILE / 2) * (1 - 0.75 * share),
  };
});

/** From the challenge into its own column, or from the branch before it. */
function pathOf(i: number): string {
  const way = ways[i];
  const before = ways[i - 1];
  if (way === undefined || before === undefined) return `M${TILE / 2} 0V${FOOT - TILE}`;
  const from =
    i === 1
      ? `M${before.x} 0Q${before.x} ${BEND} ${before.x + BEND} ${BEND}`
      : `M${before.x - before.bend} ${BEND}`;
  return `${from}H${way.x - way.bend}Q${way.x} ${BEND} ${way.x} ${BEND + way.bend}V${FOOT - TILE}`;
}

/** What comes out, by an example: a root grows from the challenge into five ideas. */
export function SproutedExample() {
  return (
    <section aria-labelledby="example-title" className="lali:@container">
      <Container>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:@4xl:grid-cols-12 lali:@4xl:items-end">
          <Heading id="example-title" level={2} className="lali:@4xl:col-span-7">
            {title}
          </Heading>
          <Text tone="soft" className="lali:@4xl:col-span-5">
            {text}
          </Text>
        </div>
        <figure aria-labelledby="example-caption" className="lali:mt-10 lali:@4xl:mt-14">
          <figcaption id="example-caption" className="lali:type-small lali:text-soft">
            {caption}
          </figcaption>
          <p className="lali:pt-2 lali:pb-5 lali:@4xl:pb-2 lali:font-display lali:text-[clamp(1.75rem,1rem+3cqi,2.75rem)] lali:leading-[1.08] lali:font-[640] lali:tracking-[-0.015em]">
            {challenge}
          </p>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${WIDTH} ${FOOT}`}
            className="lali:hidden lali:w-full lali:overflow-visible lali:@4xl:block"
          >
            {ways.map(({ x, round }, i) => (
              <g key={x} className={paints[i]}>
                <path
                  d={pathOf(i)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth={7 - i}
                  strokeLinecap="round"
                />
                <rect
                  x={x - TILE / 2}
                  y={FOOT - TILE}
                  width={TILE}
                  height={TILE}
                  rx={round}
                  className={i === 2 ? 'lali:fill-highlight' : 'lali:fill-current'}
                />
              </g>
            ))}
          </svg>
          <ol className="lali:grid lali:[list-style-type:''] lali:@4xl:grid-cols-5 lali:@4xl:gap-x-8 lali:@4xl:pt-5">
            {ideas.map(({ text: idea, icon, method }) => (
              <li
                key={idea}
                className="lali:grid lali:grid-cols-[2.25rem_minmax(0,1fr)] lali:gap-x-4 lali:border-t lali:border-line lali:py-5 lali:@4xl:row-span-2 lali:@4xl:grid-cols-1 lali:@4xl:grid-rows-subgrid lali:@4xl:border-0 lali:@4xl:py-0"
              >
                <FigureIcon name={icon} size={32} className="lali:mt-0.5 lali:text-signal lali:@4xl:hidden" />
                <div className="lali:min-w-0 lali:@4xl:contents">
                  <p>{idea}</p>
                  <p className="lali:type-small lali:mt-2 lali:text-soft">{method}</p>
                </div>
              </li>
            ))}
          </ol>
        </figure>
      </Container>
    </section>
  );
}
