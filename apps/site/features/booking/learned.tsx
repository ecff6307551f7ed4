import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { learn } from '../../content/pages/webinar.ts';
import { BirdAndTrain } from '../../pictures/bird-and-train.tsx';
import { at, Cell, grownStroke } from '../../pictures/cells.tsx';

const [WIDTH, HEIGHT] = [720, 135];
const titleId = 'learned';

const COLUMNS = 16;
/** Where the frame is open. */
const GAP = 6;
const [FIRST, PITCH] = [34, 43.5];
const rows = [24, HEIGHT / 2, HEIGHT - 24];

/** What stands in a frame gets out of it by three questions. */
const frame = (
  <>
    <path
      d={`M${FIRST + GAP * PITCH} 2H14Q2 2 2 14V${HEIGHT - 14}Q2 ${HEIGHT - 2} 14 ${HEIGHT - 2}H${FIRST + GAP * PITCH}`}
      strokeWidth={4}
      style={at(0)}
      className={grownStroke}
    />
    {rows.flatMap((y) =>
      Array.from({ length: COLUMNS }, (_, column) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
          key={`${column} ${y}`}
          x={FIRST + column * PITCH}
          y={y}
          size={30}
          built={column < GAP ? 0 : column / (COLUMNS - 1)}
          {...(column === GAP && { kind: 'taken' as const })}
        />
      )),
    )}
  </>
);

const DAYS = 5;
const MINUTES = 10;

/** A week of ten minutes a day. */
const week = Array.from({ length: DAYS * MINUTES }, (_, n) => {
  const [day, minute] = [Math.floor(n / MINUTES), n % MINUTES];
  return (
    <Cell
      // biome-ignore lint/suspicious/noArrayIndexKey: minutes keep their order.
      key={n}
      x={day * 147 + (minute % 5) * 27 + 12}
      y={HEIGHT / 2 + (Math.floor(minute / 5) - 0.5) * 30}
      size={23}
      built={day / (DAYS - 1)}
      {...(minute === 0 && { kind: 'taken' as const })}
    />
  );
});

const drawings = [<BirdAndTrain key="nature" />, frame, week];

/** What one learns, and what it does. */
export function Learned(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {learn.title}
        </Heading>
        <ol className="lali:mt-10 lali:border-b lali:border-line lali:[list-style-type:'']">
          {learn.items.map(({ title, text }, i) => (
            <li
              key={title}
              className="lali:grid lali:gap-x-12 lali:gap-y-8 lali:border-t lali:border-line lali:py-8 lali:@3xl:grid-cols-2 lali:@3xl:items-center lali:@3xl:py-12"
            >
              <div className="lali:min-w-0">
                <Heading level={3}>{title}</Heading>
                <Text look="lead" tone="soft" className="lali:mt-3 lali:max-w-[27em]">
                  {text}
                </Text>
              </div>
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                aria-hidden="true"
                className="lali:block lali:w-full lali:rtl:-scale-x-100"
              >
                {drawings[i]}
              </svg>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
