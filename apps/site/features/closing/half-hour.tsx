import { Container, Section } from '@laliaflia/ui';
import { CallHead, type CallHeadProps } from './call-head.tsx';

const titleId = 'half-hour';

interface HalfHourProps extends Omit<CallHeadProps, 'id'> {
  /** What the minutes of the call are for, in their order. */
  parts: readonly { minutes: number; title: string; text: string }[];
}

/** The end of a page that asks for the first call: its thirty minutes, one by one, and what each ten are for. */
export function HalfHour({ title, text, parts, actions }: HalfHourProps) {
  const all = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <CallHead id={titleId} title={title} text={text} actions={actions} />
        <ol className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-8 lali:[list-style-type:''] lali:@3xl:mt-14 lali:@3xl:grid-cols-3">
          {parts.map((part, i) => (
            <li key={part.title} className="lali:min-w-0">
              <svg
                viewBox={`0 0 ${part.minutes * 40 - 6} 34`}
                aria-hidden="true"
                className="lali:block lali:h-auto lali:w-full lali:rtl:-scale-x-100"
              >
                {Array.from({ length: part.minutes }, (_, minute) => {
                  const at = (starts[i] ?? 0) + minute;
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: the minutes never change places.
                      key={minute}
                      x={minute * 40}
                      width="34"
                      height="34"
                      rx={Math.round(17 - (12 * at) / (all - 1))}
                      className={`${
                        at === all - 1
                          ? 'lali:fill-highlight'
                          : ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'][
                              i % 3
                            ]
                      } lali:forced-colors:fill-[CanvasText]`}
                    />
                  );
                })}
              </svg>
              <h3 className="lali:type-subheading lali:mt-5">{part.title}</h3>
              <p className="lali:mt-2 lali:max-w-[30em] lali:text-soft">{part.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
