import { articleDrawings } from '../../../content/article-drawings.ts';
import { at, Cell, grownStroke, outlined } from '../../../pictures/cells.tsx';

const { gates, tasks, model, person } = articleDrawings['three-gates'];

const [WIDTH, HEIGHT] = [600, 60];
const Y = HEIGHT / 2;
const gateAt = (gate: number) => (WIDTH * (2 * gate - 1)) / 6;
const END = WIDTH - 16;

const columns = [
  'lali:grid',
  'lali:grid-cols-[minmax(0,1fr)_auto]',
  'lali:items-center',
  'lali:gap-x-6',
  'lali:@2xl:grid-cols-[13.5rem_minmax(0,1fr)_5rem]',
].join(' ');

/** Tasks run past three questions; the first one that they fail turns them over to a person. */
export function ThreeGates() {
  return (
    <>
      <div className={columns}>
        <div className="lali:col-span-full lali:grid lali:grid-cols-3 lali:pb-3 lali:text-center lali:@2xl:col-span-1 lali:@2xl:col-start-2">
          {gates.map((gate, i) => (
            <span key={gate} className="lali:type-small lali:px-1">
              <span className="lali:type-subheading lali:block">{i + 1}</span>
              {gate}
            </span>
          ))}
        </div>
      </div>
      {tasks.map((each) => {
        const stops = 'stops' in each ? each.stops : undefined;
        return (
          <div key={each.task} className={columns}>
            <span className="lali:font-semibold lali:@max-2xl:pt-4">{each.task}</span>
            <span className="lali:text-soft lali:@max-2xl:pt-4 lali:@2xl:order-last">
              {stops === undefined ? model : person}
            </span>
            <Lane stops={stops} />
          </div>
        );
      })}
    </>
  );
}

function Lane({ stops }: { stops: number | undefined }) {
  const until = stops === undefined ? END : gateAt(stops);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:col-span-full lali:block lali:w-full lali:@2xl:col-span-1 lali:rtl:-scale-x-100"
    >
      {gates.map((gate, i) => (
        <path key={gate} d={`M${gateAt(i + 1)} 0V${HEIGHT}`} strokeWidth="2" className={outlined} />
      ))}
      <path
        d={`M0 ${Y}H${until}`}
        strokeWidth="5"
        style={at(stops === undefined ? 1 : 0)}
        className={grownStroke}
      />
      {stops !== undefined && (
        <path
          d={`M${until + 26} ${Y}H${END}`}
          strokeWidth="3"
          strokeDasharray="2 11"
          strokeLinecap="round"
          className={outlined}
        />
      )}
      {gates.map(
        (gate, i) =>
          (stops === undefined || i + 1 < stops) && (
            <Cell key={gate} x={gateAt(i + 1)} y={Y} size={22} built={stops === undefined ? 1 : 0} />
          ),
      )}
      {stops !== undefined && <Cell x={until} y={Y} size={40} built={0} kind="taken" />}
      <Cell x={END} y={Y} size={30} built={stops === undefined ? 1 : 0} />
    </svg>
  );
}
