import { Button, Container, Heading, Section, Text } from '@laliaflia/ui';

interface HalfHourProps {
  title: string;
  text: string;
  /** What the minutes of the call are for, in their order. */
  parts: readonly { minutes: number; title: string; text: string }[];
  actions: readonly [{ href: string; label: string }, { href: string; label: string }];
}

/** The end of a page that asks for the first call: its thirty minutes, one by one, and what each ten are for. */
export function HalfHour({ title, text, parts, actions: [action, other] }: HalfHourProps) {
  const all = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <Section aria-labelledby="half-hour">
      <Container>
        <div className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-end">
          <div>
            <Heading level={2} id="half-hour">
              {title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
              {text}
            </Text>
          </div>
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button href={action.href}>{action.label}</Button>
            <Button href={other.href} variant="outline">
              {other.label}
            </Button>
          </div>
        </div>
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
