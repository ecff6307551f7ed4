import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { practice } from '../../content/pages/innovators-dna.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { Cell } from '../../pictures/cells.tsx';

const titleId = 'ten-a-day';
/** A working day in tens of minutes, two hours in a row. */
const [ROWS, TENS] = [4, 12];
const [PITCH, SIZE] = [34, 26];
/** When on its day, counted in tens of minutes: in the first meeting, at lunch, at the end of the week. */
const taken = [0, 15, 21, 32, 47];

/** Each weekday as its hours, of which an exercise takes one tile. */
export function TenADay(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={practice.title} lead={practice.lead} />
        <ol className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-10 lali:[list-style-type:''] lali:@5xl:auto-cols-[minmax(0,1fr)] lali:@5xl:grid-flow-col">
          {practice.steps.map(({ title, text, duration }, day) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:grid-cols-[min(9rem,30%)_minmax(0,1fr)] lali:content-start lali:gap-x-6 lali:@5xl:grid-cols-[minmax(0,1fr)]"
            >
              <Day built={day / (practice.steps.length - 1)} taken={taken[day] ?? 0} />
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

function Day({ built, taken: ten }: { built: number; taken: number }) {
  return (
    <svg
      viewBox={`0 0 ${TENS * PITCH - PITCH + SIZE} ${ROWS * PITCH - PITCH + SIZE}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: ROWS * TENS }, (_, n) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the minutes never change places.
          key={n}
          x={SIZE / 2 + (n % TENS) * PITCH}
          y={SIZE / 2 + Math.floor(n / TENS) * PITCH}
          size={SIZE}
          built={built}
          {...(n === ten ? { kind: 'taken' as const } : {})}
        />
      ))}
    </svg>
  );
}
