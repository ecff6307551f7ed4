import type { ReactNode } from 'react';
import { articleDrawings } from '../../../content/article-drawings.ts';
import { at, Cell, grownStroke, outlined, tenth, written } from '../../../pictures/cells.tsx';

const { people, money, one, two } = articleDrawings['same-people'];

const [WIDTH, HEIGHT] = [600, 170];
const MIDDLE = HEIGHT / 2;
const five = [0, 1, 2, 3, 4] as const;
/** Where one of the five stands, from the top. */
const rowAt = (person: number) => 25 + person * 30;

/* From the left: those who begin, their money as ten tiles, and what comes then. */
const [PEOPLE, MONEY, TILE] = [16, 108, 17];
const SPENT = MONEY + 10 * TILE;

/** Where each of them goes: x, y. */
const places = [
  [470, 18],
  [576, 46],
  [392, 74],
  [520, 118],
  [440, 154],
] as const;

const parts = ['lali:grid', 'lali:gap-x-8', 'lali:gap-y-4', 'lali:@2xl:grid-cols-[9rem_minmax(0,1fr)]'].join(
  ' ',
);

/** What becomes of those who made a first attempt, in two companies. */
export function SamePeople() {
  return (
    <div className="lali:grid lali:gap-y-12">
      <Attempt title={one.title} labels={[people, money, one.end]} columns="18% 35% 47%">
        {places.map(([x, y], person) => (
          <g key={x}>
            <path
              d={`M${SPENT} ${MIDDLE}C${SPENT + 60} ${MIDDLE} ${x - 70} ${y} ${x - 12} ${y}`}
              strokeWidth="3"
              strokeDasharray="2 9"
              strokeLinecap="round"
              className={outlined}
            />
            <Cell x={x} y={y} size={20} built={person / 8} />
          </g>
        ))}
      </Attempt>
      <Attempt title={two.title} labels={[people, money, two.page, two.end]} columns="18% 35% 19% 28%">
        <path d={`M${SPENT} ${MIDDLE}H330`} strokeWidth="4" style={at(1)} className={grownStroke} />
        <rect x="330" y="45" width="62" height="80" rx="6" strokeWidth="3" className={outlined} />
        {[0, 1, 2, 3].map((answer) => (
          <rect
            key={answer}
            x="342"
            y={58 + answer * 16}
            width={answer === 3 ? 24 : 38}
            height="6"
            rx="3"
            className={written}
          />
        ))}
        {five.map((person) => (
          <g key={person}>
            <path d={joined(392, 446, person)} strokeWidth="4" style={at(0.5)} className={grownStroke} />
            <path d={joined(560, 460, person)} strokeWidth="4" style={at(1)} className={grownStroke} />
            <Cell x={453} y={rowAt(person)} size={20} built={0.5} />
          </g>
        ))}
        <Cell x={570} y={MIDDLE} size={TILE - 2} built={1} kind="taken" />
      </Attempt>
    </div>
  );
}

/** A line from the middle at one place to somebody's row at another. */
function joined(from: number, to: number, person: number) {
  const bend = tenth((to - from) / 2);
  return `M${from} ${MIDDLE}C${from + bend} ${MIDDLE} ${to - bend} ${rowAt(person)} ${to} ${rowAt(person)}`;
}

interface AttemptProps {
  title: string;
  labels: readonly string[];
  /** As wide as what they stand below. */
  columns: string;
  children: ReactNode;
}

/** Five people and their money, and what comes then. */
function Attempt({ title, labels, columns, children }: AttemptProps) {
  return (
    <div className={parts}>
      <span className="lali:type-subheading lali:text-balance">{title}</span>
      <div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          className="lali:block lali:w-full lali:overflow-visible lali:rtl:-scale-x-100"
        >
          {five.map((person) => (
            <g key={person}>
              <path d={joined(MONEY, PEOPLE, person)} strokeWidth="4" style={at(0)} className={grownStroke} />
              <Cell x={PEOPLE} y={rowAt(person)} size={20} built={0} />
            </g>
          ))}
          {Array.from({ length: 10 }, (_, tile) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles never change places.
            <Cell key={tile} x={MONEY + (tile + 0.5) * TILE} y={MIDDLE} size={TILE - 2} built={1} />
          ))}
          {children}
        </svg>
        <span
          style={{ gridTemplateColumns: columns }}
          className="lali:type-small lali:mt-2 lali:grid lali:text-soft"
        >
          {labels.map((label) => (
            <span key={label} className="lali:pe-3">
              {label}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
