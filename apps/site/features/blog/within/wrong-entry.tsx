import { articleDrawings } from '../../../content/article-drawings.ts';
import { Cell, outlined } from '../../../pictures/cells.tsx';

const { teams, week } = articleDrawings['wrong-entry'];

const [DAYS, WEEK, PEOPLE] = [15, 5, 3];
/** The day of the wrong piece, from 0: a Wednesday. */
const WRONG = 2;
const PITCH = 40;
const [WIDTH, HEIGHT] = [DAYS * PITCH, PEOPLE * PITCH];

/** A piece a day from each of those who are there: one person, and one more each week. */
const pieces = Array.from({ length: DAYS }, (_, day) =>
  Array.from({ length: Math.floor(day / WEEK) + 1 }, (_, person) => ({ day, person })),
).flat();

/** Two teams do as much in three weeks; what stands on the wrong piece has to be done again. */
export function WrongEntry() {
  return (
    <div className="lali:grid lali:gap-y-12">
      {teams.map(({ title, found, again }) => (
        <div key={title}>
          <span className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6">
            <span className="lali:type-subheading">{title}</span>
            <span>
              <span className="lali:type-subheading">
                {pieces.filter(({ day }) => day >= WRONG && day < found).length}
              </span>{' '}
              {again}
            </span>
          </span>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT + 12}`}
            aria-hidden="true"
            className="lali:mt-4 lali:block lali:w-full lali:rtl:-scale-x-100"
          >
            <path d={`M0 ${HEIGHT + 10}H${WIDTH}`} strokeWidth="2" className={outlined} />
            {found < DAYS && (
              <path d={`M${found * PITCH} 8V${HEIGHT + 10}`} strokeWidth="3" className={outlined} />
            )}
            {pieces.map(({ day, person }) => (
              <Cell
                key={`${day} ${person}`}
                x={day * PITCH + PITCH / 2}
                y={HEIGHT - person * PITCH - PITCH / 2}
                size={30}
                built={day < WRONG || day >= found ? 1 : 0}
                {...(day === WRONG && { kind: 'taken' as const })}
              />
            ))}
          </svg>
          <span className="lali:type-small lali:mt-1 lali:grid lali:grid-cols-3 lali:text-soft">
            {[1, 2, 3].map((number) => (
              <span key={number}>
                {week} {number}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
