import { at, grownFill, takenFill } from '../../pictures/cells.tsx';

/** Steps from one end to the other. */
const LAST = 8;
const END = 14;

const track = [
  'lali:absolute',
  'lali:inset-x-0',
  'lali:top-1/2',
  'lali:-mt-0.5',
  'lali:h-1',
  'lali:rounded-full',
  'lali:bg-linear-to-r',
  'lali:from-figure-start',
  'lali:to-figure-end',
  'lali:forced-colors:bg-[CanvasText]',
  'lali:forced-colors:bg-none',
].join(' ');

const place = [
  'lali:relative',
  'lali:mt-2',
  'lali:block',
  'lali:h-8',
  'lali:rtl:-scale-x-100',
  'lali:@max-3xl:col-span-full',
  // Over the whole row and its padding: the strand goes on in the next one.
  'lali:@3xl:col-start-2',
  'lali:@3xl:row-span-2',
  'lali:@3xl:row-start-1',
  'lali:@3xl:-my-5',
  'lali:@3xl:h-auto',
].join(' ');

const knob = [
  takenFill,
  'lali:stroke-on-highlight',
  'lali:stroke-3',
  'lali:forced-colors:stroke-[CanvasText]',
].join(' ');

interface SliderProps {
  /** In steps from the start. */
  value: number;
  /** Of the rows above and below. */
  before: number | undefined;
  after: number | undefined;
}

/** A track from a living cell to a tile of the grid; where there is space, a strand joins its knob to its neighbours'. */
export function Slider({ value, before, after }: SliderProps) {
  return (
    <span aria-hidden="true" className={place}>
      <span className={track} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${LAST} 2`}
        preserveAspectRatio="none"
        className="lali:absolute lali:hidden lali:size-full lali:overflow-visible lali:@3xl:block"
      >
        {[...half(value, before, 0), ...half(value, after, 2)].map((way) => (
          <path
            key={way}
            d={way}
            strokeWidth={2.5}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="lali:fill-none lali:stroke-text lali:forced-colors:stroke-[CanvasText]"
          />
        ))}
      </svg>
      <svg aria-hidden="true" className="lali:absolute lali:size-full lali:overflow-visible">
        <circle cx={END / 2} cy="50%" r={END / 2} style={at(0)} className={grownFill} />
        <rect
          x="100%"
          y="50%"
          width={END}
          height={END}
          rx={3}
          transform={`translate(${-END} ${-END / 2})`}
          style={at(1)}
          className={grownFill}
        />
        <circle cx={`${(100 * value) / LAST}%`} cy="50%" r={13} className={knob} />
      </svg>
    </span>
  );
}

/** Half of the curve from one knob to another: to the edge of the row, where that of the neighbour begins. */
function half(from: number, to: number | undefined, edge: 0 | 2): string[] {
  if (to === undefined) return [];
  const bends = `${from} ${(1 + edge) / 2} ${(3 * from + to) / 4} ${(1 + 3 * edge) / 4}`;
  return [`M${from} 1C${bends} ${(from + to) / 2} ${edge}`];
}
