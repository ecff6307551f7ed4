import type { ReactNode } from 'react';
import { articleDrawings } from '../../../content/article-drawings.ts';
import { site } from '../../../content/site.ts';
import { at, Cell, grownFill, grownStroke, onFill, outlined } from '../../../pictures/cells.tsx';

const { before, after } = articleDrawings['morning-of-questions'];

const MONTHS = 12;
const MONTH = 50;
const WIDTH = MONTHS * MONTH;
const initial = new Intl.DateTimeFormat(site.locale, { month: 'narrow', timeZone: 'UTC' });

const parts = ['lali:grid', 'lali:gap-x-8', 'lali:gap-y-4', 'lali:@2xl:grid-cols-[9rem_minmax(0,1fr)]'].join(
  ' ',
);
const part = ['lali:type-subheading', 'lali:text-balance'].join(' ');

/** The plan that everybody knows, and what it is after a morning of questions: exact, then open. */
export function MorningOfQuestions() {
  return (
    <div className="lali:grid lali:gap-y-10">
      <div className={parts}>
        <span className={part}>{before.title}</span>
        <div>
          {before.lines.map(({ label, from, to }) => (
            <Row key={label} label={label} from={from} height={20}>
              <rect
                x={from * MONTH}
                width={(to - from) * MONTH}
                height="20"
                rx="6"
                style={at(1)}
                className={grownFill}
              />
            </Row>
          ))}
          <Months />
        </div>
      </div>
      <div className={parts}>
        <span className={part}>{after.title}</span>
        <div>
          <Row label={after.tests} from={0} height={24}>
            {[0, 1, 2, 3].map((week) =>
              [6, 18].map((y) => (
                <Cell key={`${week} ${y}`} x={6 + week * 12.4} y={y} size={10.5} built={1} />
              )),
            )}
          </Row>
          <Row label={after.questions} from={1} height={84}>
            {[0, 1, 2].map((line) => (
              <g key={line}>
                <path
                  d={`M${MONTH + 3} ${14 + line * 28}h${MONTH * 3 - 27}`}
                  strokeWidth="6"
                  strokeLinecap="round"
                  style={at(0.6)}
                  className={grownStroke}
                />
                <Cell x={MONTH * 4 - 12} y={14 + line * 28} size={24} built={0} kind="taken" />
                <circle cx={MONTH * 4 - 12} cy={14 + line * 28} r="4" className={onFill} />
              </g>
            ))}
          </Row>
          <Row label={after.direction} from={4} height={24}>
            <path
              d={`M${4 * MONTH + 4} 12H${WIDTH - 8}`}
              strokeWidth="4"
              strokeDasharray="16 12"
              strokeLinecap="round"
              style={at(0)}
              className={grownStroke}
            />
            <path
              d={`M${WIDTH - 14} 4l10 8-10 8`}
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
              style={at(0)}
              className={grownStroke}
            />
          </Row>
          <Months />
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  label: string;
  /** Where it begins, in months. */
  from: number;
  height: number;
  children: ReactNode;
}

function Row({ label, from, height, children }: RowProps) {
  return (
    <>
      <span style={{ paddingInlineStart: `${(100 * from) / MONTHS}%` }} className="lali:block lali:pb-1">
        {label}
      </span>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        aria-hidden="true"
        className="lali:mb-4 lali:block lali:w-full lali:overflow-visible lali:rtl:-scale-x-100"
      >
        {children}
      </svg>
    </>
  );
}

function Months() {
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} 4`} aria-hidden="true" className="lali:block lali:w-full">
        <path d={`M0 2H${WIDTH}`} strokeWidth="2" className={outlined} />
      </svg>
      <span className="lali:type-small lali:grid lali:grid-cols-12 lali:pt-1 lali:text-soft">
        {Array.from({ length: MONTHS }, (_, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months never change places.
          <span key={month}>{initial.format(Date.UTC(2024, month))}</span>
        ))}
      </span>
    </>
  );
}
