import { articleDrawings } from '../../../content/article-drawings.ts';
import { Cell, outlined } from '../../../pictures/cells.tsx';

const { columns, menu, missed } = articleDrawings['five-of-forty-one'];

/** In CSS pixels. */
const [TILE, ROW] = [16, 24];
/** How long the names are that nobody has to read, as a share of the column. */
const lengths = [72, 54, 84, 62, 46, 78, 58, 68, 50, 80, 64];

const entry = ['lali:flex', 'lali:min-h-6', 'lali:items-center', 'lali:gap-2'].join(' ');

/** A long menu, of which five entries matter: they are far apart, and as small as the others. */
export function FiveOfFortyOne() {
  return (
    <>
      <div className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6">
        <span className="lali:type-subheading">{menu}</span>
        <span className={entry}>
          <Missed />
          {missed}
        </span>
      </div>
      <div className="lali:mt-4 lali:grid lali:grid-cols-3 lali:gap-x-4">
        {columns.map(({ functions, named }, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
          <div key={column} className="lali:min-w-0">
            {Array.from({ length: functions }, (_, row) => {
              const name: string | undefined = (named as Readonly<Record<number, string>>)[row];
              return name === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change places.
                <Other key={row} length={lengths[(row * 4 + column * 7) % lengths.length] ?? 60} />
              ) : (
                <span key={name} className={`${entry} lali:font-semibold`}>
                  <Missed />
                  {name}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function Missed() {
  return (
    <svg viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true" className="lali:size-4 lali:shrink-0">
      <Cell x={TILE / 2} y={TILE / 2} size={TILE} built={1} kind="taken" />
    </svg>
  );
}

/** Its measures are pixels, so that its line alone grows with the column. */
function Other({ length }: { length: number }) {
  const y = ROW / 2;
  return (
    <svg aria-hidden="true" height={ROW} className="lali:block lali:w-full lali:rtl:-scale-x-100">
      <g strokeLinecap="round" className={outlined}>
        <path d={`M${TILE / 2} ${y}h0`} strokeWidth="8" />
        <line x1={TILE + 9.5} x2={`${length}%`} y1={y} y2={y} strokeWidth="3" />
      </g>
    </svg>
  );
}
