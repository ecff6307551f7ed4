import { Container, Section, type SectionProps } from '@laliaflia/ui';
import type { ComponentType } from 'react';
import { services } from '../../content/pages/companies.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { More, Problem, Us, You } from '../../pictures/who-works.tsx';
import { Place } from './places.tsx';

const titleId = 'four-ways';
const { you, more, us, problem } = services.legend;
const signs = [
  [You, you],
  [More, more],
  [Us, us],
  [Problem, problem],
] as const;

/** Each way as a picture of who works where, beside its words. */
export function FourWays(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={services.title} lead={services.lead} />
        <ul className="lali:mt-8 lali:flex lali:flex-wrap lali:gap-x-8 lali:gap-y-2 lali:[list-style-type:'']">
          {signs.map(([Sign, words]) => (
            <Legend key={words} sign={Sign} words={words} />
          ))}
        </ul>
        <ul className="lali:mt-6 lali:grid lali:gap-6 lali:[list-style-type:''] lali:@4xl:grid-cols-2">
          {services.items.map(({ id, title, text, points }) => (
            <li
              key={id}
              className="lali:grid lali:min-w-0 lali:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lali:content-start lali:gap-x-6 lali:gap-y-4 lali:rounded-card lali:surface-raised lali:p-6 lali:forced-colors:border lali:@lg:grid-cols-2 lali:@lg:gap-x-8 lali:@lg:p-8"
            >
              <div className="lali:min-w-0">
                <h3 className="lali:type-subheading">{title}</h3>
                <p className="lali:mt-2">{text}</p>
              </div>
              <Place of={id} />
              <ul className="lali:grid lali:gap-y-2 lali:text-soft lali:[list-style-type:''] lali:@max-lg:col-span-2">
                {points.map((point) => (
                  <li key={point} className="lali:border-t lali:border-soft lali:pt-2">
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

interface LegendProps {
  sign: ComponentType<{ x: number; y: number; size: number }>;
  words: string;
}

function Legend({ sign: Sign, words }: LegendProps) {
  return (
    <li className="lali:flex lali:items-center lali:gap-x-3">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="lali:size-6 lali:shrink-0">
        <Sign x={12} y={12} size={22} />
      </svg>
      {words}
    </li>
  );
}
