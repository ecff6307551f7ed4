import { Heading, Text } from '@laliaflia/ui';
import type { ComponentProps } from 'react';
import { output } from '../../content/pages/idea-sprint.ts';
import { ideaDrawings } from './idea-drawings.tsx';

const { title, text, ideas } = output;

const WIDTH = 1216;
const GAP = 32;
const TILE = 36;
const THICK = 8;
const BEND = 56;
const FOOT = 120;

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

/** Of the width of the drawing: where the trunk comes down from the field, and how thick it is there. */
const trunk = {
  insetInlineStart: `${((TILE - THICK) * 50) / WIDTH}%`,
  width: `${(THICK * 100) / WIDTH}%`,
};

/** What comes out, by an example: a root grows from the field above into five ideas. */
export function SproutedExample(rest: ComponentProps<'section'>) {
  return (
    <section aria-labelledby="example-title" className="lali:@container" {...rest}>
      <div className="lali:relative">
        <Line />
        <span
          aria-hidden="true"
          className="lali:absolute lali:top-0 lali:bottom-0 lali:hidden lali:bg-figure-start lali:@4xl:block"
          style={trunk}
        />
        <div className="lali:grid lali:gap-x-6 lali:gap-y-6 lali:ps-14 lali:pt-10 lali:pb-8 lali:@4xl:grid-cols-12 lali:@4xl:items-end lali:@4xl:pb-4">
          <Heading id="example-title" level={2} className="lali:@4xl:col-span-5">
            {title}
          </Heading>
          <Text tone="soft" className="lali:@4xl:col-span-7">
            {text}
          </Text>
        </div>
      </div>
      <div>
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
                strokeWidth={THICK - i}
                strokeLinecap="round"
              />
              <Tile x={x - TILE / 2} y={FOOT - TILE} round={round} lit={i === 2} />
            </g>
          ))}
        </svg>
        <ol className="lali:grid lali:[list-style-type:''] lali:@4xl:grid-cols-5 lali:@4xl:gap-x-8 lali:@4xl:pt-5">
          {ideas.map(({ text: idea, method }, i) => (
            <li
              key={idea}
              className="lali:group/step lali:relative lali:grid lali:grid-cols-[2.25rem_minmax(0,1fr)] lali:gap-x-5 lali:pb-8 lali:last:pb-0 lali:@4xl:row-span-3 lali:@4xl:grid-cols-1 lali:@4xl:grid-rows-subgrid lali:@4xl:pb-0"
            >
              <Line className="lali:group-last/step:hidden" />
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${TILE} ${TILE}`}
                className={`lali:relative lali:w-full lali:@4xl:hidden ${paints[i]}`}
              >
                <Tile x={0} y={0} round={ways[i]?.round ?? 0} lit={i === 2} />
              </svg>
              <div className="lali:min-w-0 lali:@4xl:contents">
                {ideaDrawings[i]}
                <p>{idea}</p>
                <p className="lali:type-small lali:mt-2 lali:text-soft">{method}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Where there is no room for columns, the trunk goes on from tile to tile. */
function Line({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`lali:absolute lali:top-0 lali:bottom-0 lali:w-0.5 lali:bg-accent-solid lali:@4xl:hidden ${className}`}
      style={{ insetInlineStart: '1.0625rem' }}
    />
  );
}

interface TileProps {
  x: number;
  y: number;
  round: number;
  lit: boolean;
}

function Tile({ x, y, round, lit }: TileProps) {
  return (
    <rect
      x={x}
      y={y}
      width={TILE}
      height={TILE}
      rx={round}
      className={lit ? 'lali:fill-highlight' : 'lali:fill-current'}
    />
  );
}
