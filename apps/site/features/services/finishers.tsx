import { Heading, Text } from '@laliaflia/ui';
import { at, Cell, grownStroke, onFill, outlined, tenth } from '../../pictures/cells.tsx';

interface FinishersProps {
  title: string;
  text: string;
  /** Where those who did not finish gave up. */
  gaveUp: string;
  /** How many of them finished before, and how many do now. */
  before: number;
  now: number;
}

const [WIDTH, PITCH, SIZE] = [560, 70, 54];
const [START, END] = [SIZE / 2, WIDTH - SIZE / 2];
/** From the person to what is finished, by three steps. */
const stops = [START, 154, WIDTH / 2, 406, END] as const;
const last = stops.length - 1;
/** The step that stopped the fifth of them. */
const OBSTACLE = 2;

/** For an opening: everybody's way to the end, a lane each, and the obstacle that is gone from the last one. */
export function Finishers({ title, text, gaveUp, before, now }: FinishersProps) {
  return (
    <figure className="lali:pb-10">
      <svg viewBox={`0 0 ${WIDTH} ${now * PITCH}`} aria-hidden="true" className="lali:block lali:w-full">
        {Array.from({ length: now }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes lanes.
          <Lane key={n} y={n * PITCH + SIZE / 2} isNew={n >= before} />
        ))}
      </svg>
      <Text look="small" tone="soft" measure={false} className="lali:text-center">
        {gaveUp}
      </Text>
      <figcaption>
        <Heading level={2} look="subheading" className="lali:mt-6">
          {title}
        </Heading>
        <Text tone="soft" className="lali:mt-2">
          {text}
        </Text>
      </figcaption>
    </figure>
  );
}

interface LaneProps {
  y: number;
  isNew: boolean;
}

function Lane({ y, isNew }: LaneProps) {
  return (
    <g>
      {stops.slice(1).map((x, i) => (
        <path
          key={x}
          d={`M${stops[i] ?? 0} ${y}H${x}`}
          strokeWidth={isNew ? 8 : 5}
          style={at((i + 0.5) / last)}
          className={isNew ? 'lali:fill-none lali:stroke-text' : grownStroke}
        />
      ))}
      {stops.map((x, i) =>
        isNew && i === OBSTACLE ? (
          <path
            key={x}
            d={`M${x - 24} ${y - 24}h48v48h-48zM${x} ${y + 30}v8`}
            strokeWidth={2.5}
            strokeDasharray="5 5"
            className={outlined}
          />
        ) : (
          <Cell
            key={x}
            x={x}
            y={y}
            size={i === 0 || i === last ? SIZE : 18}
            built={tenth(i / last)}
            {...(isNew && (i === 0 || i === last) && { kind: 'taken' as const })}
          />
        ),
      )}
      <path
        d="M-.32 -.3a.32 .32 0 0 1 .64 0a.32 .32 0 0 1 -.64 0M-.66 .7a.66 .6 0 0 1 1.32 0z"
        transform={`translate(${START} ${y}) scale(20)`}
        className={isNew ? onFill : 'lali:fill-page'}
      />
      <path
        d={`M${END - 11} ${y}l8 8l15 -16`}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={
          isNew
            ? 'lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]'
            : 'lali:stroke-page lali:forced-colors:stroke-[Canvas]'
        }
      />
    </g>
  );
}
