import { Container, Heading, Link, Section, type SectionProps } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { insights } from '../../content/pages/speech.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';

const titleId = 'key-insights';
const { minutes, items } = insights;
const columns = '4fr 5fr 5fr';
/** Of the columns below, where each begins, in minutes of the talk above them. */
const starts = [0, 4, 9];
const minuteOf = (at: number) => Math.min(minutes - 1, Math.floor(at / 60));
const said = items.map((item) => ('moment' in item ? minuteOf(item.moment.at) : undefined));

/** The talk as one row of minutes; the three in which its sentences are said are lit, and the sentences hang from them. */
export function Insights(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={insights.title} lead={insights.lead} />
        <div
          aria-hidden="true"
          className="lali:mt-10 lali:grid lali:auto-cols-fr lali:grid-flow-col lali:gap-1 lali:md:gap-3"
        >
          {Array.from({ length: minutes }, (_, minute) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the minutes never change places.
              key={minute}
              style={{ borderRadius: 16 - (12 * minute) / (minutes - 1) }}
              className={`lali:block lali:h-9 lali:md:h-14 ${said.includes(minute) ? 'lali:bg-highlight lali:forced-colors:bg-[Highlight]' : 'lali:bg-line lali:forced-colors:bg-[GrayText]'}`}
            />
          ))}
        </div>
        <svg
          viewBox={`0 0 ${minutes * 100} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="lali:hidden lali:h-14 lali:w-full lali:rtl:-scale-x-100 lali:@4xl:block"
        >
          {said.map((minute, i) => {
            const to = (starts[i] ?? 0) * 100 + 6;
            return minute === undefined ? null : (
              <path
                key={minute}
                d={`M${minute * 100 + 50} 0C${minute * 100 + 50} 60 ${to} 30 ${to} 100`}
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
                className="lali:fill-none lali:stroke-control lali:forced-colors:stroke-[CanvasText]"
              />
            );
          })}
        </svg>
        <ol
          style={{ '--lali-columns': columns } as CSSProperties}
          className="lali:mt-8 lali:grid lali:gap-y-10 lali:[list-style-type:''] lali:@4xl:mt-2 lali:@4xl:grid-cols-(--lali-columns)"
        >
          {items.map((item) => (
            <li key={item.title} className="lali:min-w-0 lali:@4xl:pe-6">
              {'moment' in item ? (
                <p className="lali:font-semibold lali:tabular-nums">{item.moment.time}</p>
              ) : null}
              <Heading level={3} look="heading" className="lali:mt-2">
                {'href' in item ? (
                  <Link href={item.href} variant="standalone" tone="current">
                    {item.title}
                  </Link>
                ) : (
                  item.title
                )}
              </Heading>
              <p className="lali:mt-3 lali:text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
