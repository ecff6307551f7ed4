import { articleDrawings } from '../../../content/article-drawings.ts';
import { Cell, outlined } from '../../../pictures/cells.tsx';

const { holes, enough, rounds } = articleDrawings['two-holes'];

/* Scouts stand in twos above their round. */
const [PITCH, ROUND, ABREAST] = [18, 50, 2];
const WIDTH = 6 * ROUND;
const FULL = (enough.count / ABREAST) * PITCH;
const ABOVE = 14;
const HEIGHT = ABOVE + FULL;

/** Support for two holes, round by round: one reaches what is enough, the other runs out. */
export function TwoHoles() {
  return (
    <div className="lali:grid lali:grid-cols-2 lali:gap-x-6 lali:@2xl:gap-x-12">
      {holes.map(({ title, scouts }, hole) => (
        <div key={title} className="lali:min-w-0">
          <span className="lali:type-subheading lali:block">{title}</span>
          <span className="lali:type-small lali:mt-2 lali:block lali:min-h-6 lali:text-soft">
            {hole === 0 ? enough.label : null}
          </span>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT + 4}`}
            aria-hidden="true"
            className="lali:mt-1 lali:block lali:w-full lali:rtl:-scale-x-100"
          >
            <path d={`M0 ${ABOVE - 6}H${WIDTH}`} strokeWidth="2" strokeDasharray="6 6" className={outlined} />
            <path d={`M0 ${HEIGHT + 3}H${WIDTH}`} strokeWidth="2" className={outlined} />
            {scouts.map((count, round) =>
              Array.from({ length: count }, (_, scout) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the scouts never change places.
                  key={`${round} ${scout}`}
                  x={round * ROUND + PITCH * (0.5 + (scout % ABREAST)) + 4}
                  y={HEIGHT - PITCH * (0.5 + Math.floor(scout / ABREAST))}
                  size={14}
                  built={round / 5}
                  {...(count === enough.count && { kind: 'taken' as const })}
                />
              )),
            )}
          </svg>
          <span className="lali:type-small lali:flex lali:justify-between lali:pt-1 lali:text-soft">
            {rounds.map((round) => (
              <span key={round}>{round}</span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
