import { Sketch, type SketchMark } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { beliefs } from '../../content/pages/about.ts';
import funding from '../../content/projects/funding-platform.ts';
import travel from '../../content/projects/travel-platform.ts';
import { Cell, tenth } from '../../pictures/cells.tsx';
import { ScreenCut } from './screen-cut.tsx';

const application = funding.images.find(({ file }) => file.endsWith('/application'));
const basket = travel.images.find(({ file }) => file.endsWith('/basket'));
const stay = travel.images.find(({ file }) => file.endsWith('/stay'));

/** Of seven columns and of five, at the width of a whole page. */
const wide = 'lali:aspect-[7/3]';
const narrow = 'lali:aspect-[492/300]';

/** Over a screen, in its units, as ink: what lies below stays dark. */
function Overlay({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 1000 625"
      aria-hidden="true"
      className="lali:absolute lali:inset-0 lali:size-full"
      style={{ mixBlendMode: 'multiply' }}
    >
      {children}
    </svg>
  );
}

/** Where somebody looked, one after the other, and for how long. */
const looks = [
  [70, 352, 8],
  [404, 346, 9],
  [72, 391, 8],
  [380, 388, 10],
  [58, 432, 12],
  [412, 417, 33],
  [524, 428, 15],
  [344, 474, 11],
  [296, 492, 15],
  [590, 470, 9],
] as const;
const stuck = 5;

/** A form, and the looks of somebody who came as far as one field and left. */
export function WatchedUser() {
  if (application === undefined) return null;
  return (
    <ScreenCut
      of={application}
      cut={{ x: 42, y: 354, width: 416 }}
      narrow={{ x: 42, y: 277, width: 416 }}
      frame={699}
      className="lali:aspect-[3/2] lali:@3xl:aspect-[7/3]"
    >
      <Overlay>
        <polyline
          points={looks.map(([x, y]) => `${x},${y}`).join(' ')}
          strokeWidth={2}
          strokeLinejoin="round"
          className="lali:fill-none lali:stroke-primary-solid"
        />
        {looks.map(([x, y, r], n) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={r}
            strokeWidth={2}
            fillOpacity={0.4}
            className={
              n === stuck
                ? 'lali:fill-highlight lali:stroke-primary-solid'
                : 'lali:fill-figure-on-primary lali:stroke-primary-solid'
            }
          />
        ))}
      </Overlay>
    </ScreenCut>
  );
}

/** The second part of the basket as it stands below the first. */
const pencilled: readonly SketchMark[] = [
  ['box', 10, 11, 634, 152, 3],
  ['shade', 12, 13, 49, 148],
  ['line', 62, 11, 62, 163],
  ['round', 36, 88, 11],
  ['words', 84, 29, 52],
  ['note', 82, 66, '14:30'],
  ['words', 84, 84, 62],
  ['arrow', 176, 57, 352, 57],
  ['note', 372, 66, '16:40'],
  ['words', 374, 84, 54],
  ['line', 84, 103, 516, 103],
  ['words', 84, 121, 30],
  ['words', 84, 139, 72],
  ['words', 232, 121, 44],
  ['words', 232, 139, 84],
  ['words', 378, 121, 52],
  ['words', 378, 139, 44],
  ['line', 530, 11, 530, 163],
  ['words', 580, 29, 48],
  ['note', 540, 84, '€36.80'],
  ['words', 586, 139, 42],
];

/** One part of a page works, the next is still in pencil. */
export function PencilDraft() {
  if (basket === undefined) return null;
  return (
    <ScreenCut of={basket} cut={{ x: 56, y: 104, width: 474 }} frame={492} className={narrow}>
      <div
        className="lali:absolute lali:w-full lali:border-t lali:border-control lali:surface-raised"
        style={{ top: percentOf(264), height: percentOf(361) }}
      >
        <div className="lali:absolute" style={{ left: '1.2%', width: '66%' }}>
          <Sketch marks={pencilled} width={660} height={200} noteSize={29} />
        </div>
      </div>
    </ScreenCut>
  );
}

const percentOf = (y: number) => `${tenth((100 * y) / 625)}%`;

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const SEEDS = 34;
const MIDDLE = 150;
/** The last two lie at equal distances above and below the middle. */
const TURN = -GOLDEN * (SEEDS - 1.5);
const distance = (n: number) => 20.4 * Math.sqrt(n + 0.5);
const seedAt = (n: number, radius = distance(n)) => {
  const angle = n * GOLDEN + TURN;
  return [tenth(MIDDLE + radius * Math.cos(angle)), tenth(MIDDLE + radius * Math.sin(angle))] as const;
};
const [above, below] = [SEEDS - 2, SEEDS - 1].map((n) => seedAt(n, 138)) as [
  readonly [number, number],
  readonly [number, number],
];

/** The rule by which a sunflower sets its seeds, and we our cells: each is turned by one angle. */
export function LivingRule() {
  return (
    <div className={`${narrow} lali:surface-raised`}>
      <svg viewBox="0 0 492 300" aria-hidden="true" className="lali:block lali:w-full">
        {Array.from({ length: SEEDS }, (_, n) => {
          const [x, y] = seedAt(n);
          return (
            <Cell
              key={`${x} ${y}`}
              x={x}
              y={y}
              size={28}
              built={n / SEEDS}
              {...(n >= SEEDS - 2 && { kind: 'taken' as const })}
            />
          );
        })}
        <path
          d={`M${above.join(' ')}L${MIDDLE} ${MIDDLE}L${below.join(' ')}M${above.join(' ')}A138 138 0 0 1 ${below.join(' ')}`}
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="lali:fill-none lali:stroke-text"
        />
        <text
          x={312}
          y={169}
          fontSize={56}
          fontWeight={640}
          className="lali:font-display lali:fill-text lali:tracking-[-0.02em]"
        >
          {beliefs.angle}
        </text>
      </svg>
    </div>
  );
}

/** The price of a page on which nothing else is wrong, with a hand's line around it. */
export function NoScreen() {
  if (stay === undefined) return null;
  return (
    <ScreenCut
      of={stay}
      cut={{ x: 317, y: 372, width: 400 }}
      frame={699}
      className={`${wide} lali:surface-raised`}
    >
      <div
        className="lali:absolute lali:inset-y-0 lali:end-0 lali:border-s lali:border-line lali:surface-raised"
        style={{ left: '49.4%' }}
      />
      <Overlay>
        <g
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="lali:fill-none lali:stroke-danger-text"
        >
          <path d="M438 405c-30 -11 -102 -11 -114 9c-9 17 22 29 62 29c46 0 73 -14 67 -29c-5 -13 -34 -18 -62 -17" />
          <path d="M544 420c-20 -9 -44 -10 -70 -1M490 404l-18 15l21 10" />
        </g>
        <g fontSize={27} fontStyle="italic" fontWeight={560} className="lali:fill-danger-text">
          {beliefs.remark.map((line, n) => (
            <text key={line} x={556} y={430 + 32 * n}>
              {line}
            </text>
          ))}
        </g>
      </Overlay>
    </ScreenCut>
  );
}
