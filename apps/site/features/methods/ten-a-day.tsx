import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { practiceMinutes } from '../../content/discovery-practice.ts';
import { practice } from '../../content/pages/innovators-dna.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { at, grownFill, takenFill } from '../../pictures/cells.tsx';

const titleId = 'ten-a-day';

/* A working day of eight hours, in minutes from its beginning; a unit of the drawing is two of them. */
const DAY = 480;
const HOUR = 60;
const [WIDTH, HEIGHT, INSET] = [160, DAY / 2, 16];

/** What else is in the calendar, from and for how long. */
const meetings = [
  [
    [15, 60],
    [120, 45],
    [240, 90],
    [390, 60],
  ],
  [
    [0, 90],
    [240, 60],
    [345, 75],
  ],
  [
    [30, 60],
    [105, 75],
    [255, 120],
    [420, 60],
  ],
  [
    [60, 105],
    [240, 60],
    [360, 90],
  ],
  [
    [0, 60],
    [90, 75],
    [240, 45],
    [315, 120],
  ],
] as const;

/** When the exercise is: before the first meeting, before lunch, at lunch, in the afternoon, at the end of the week. */
const exercise = [0, 150, 210, 320, DAY - practiceMinutes] as const;

/** Each weekday as a page of the calendar, of which an exercise takes ten minutes. */
export function TenADay(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={practice.title} lead={practice.lead} />
        <ol className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-10 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:@5xl:auto-cols-[minmax(0,1fr)] lali:@5xl:grid-cols-none lali:@5xl:grid-flow-col">
          {practice.steps.map(({ title, text, duration }, day) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:grid-cols-[min(9rem,30%)_minmax(0,1fr)] lali:content-start lali:gap-x-6 lali:@5xl:grid-cols-[minmax(0,1fr)]"
            >
              <Day day={day} built={day / (practice.steps.length - 1)} />
              <div className="lali:min-w-0 lali:@5xl:mt-5">
                <p className="lali:type-small lali:font-semibold">{duration}</p>
                <h3 className="lali:type-subheading lali:mt-1">{title}</h3>
                <p className="lali:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="lali:type-small lali:mt-8 lali:text-soft">{practice.caption}</p>
      </Container>
    </Section>
  );
}

function Day({ day, built }: { day: number; built: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2 * INSET}`}
      aria-hidden="true"
      style={at(built)}
      className="lali:block lali:w-full lali:rounded-md lali:surface-raised lali:rtl:-scale-x-100 lali:forced-colors:border"
    >
      {Array.from({ length: DAY / HOUR + 1 }, (_, hour) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours never change places.
          key={hour}
          d={`M0 ${INSET + (hour * HOUR) / 2}H${WIDTH}`}
          className="lali:stroke-line"
        />
      ))}
      {meetings[day]?.map(([from, minutes]) => (
        <rect
          key={from}
          x="32"
          y={INSET + from / 2 + 1}
          width={WIDTH - 44}
          height={minutes / 2 - 2}
          rx={6 - 3 * built}
          fillOpacity={0.18}
          className={grownFill}
        />
      ))}
      <rect
        x="16"
        y={INSET + (exercise[day] ?? 0) / 2}
        width={WIDTH - 28}
        height={practiceMinutes / 2}
        className={takenFill}
      />
      {/* As in a calendar the hour that it is. */}
      <circle
        cx="16"
        cy={INSET + ((exercise[day] ?? 0) + practiceMinutes / 2) / 2}
        r="8"
        className={`${takenFill} lali:stroke-on-highlight lali:stroke-3 lali:forced-colors:stroke-[CanvasText]`}
      />
    </svg>
  );
}
