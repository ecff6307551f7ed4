import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { practice } from '../../content/pages/innovators-dna.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { Week } from './week.tsx';

const titleId = 'ten-a-day';

/** A week in the calendar, of which an exercise takes ten minutes a day, and what to do in them. */
export function TenADay(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={practice.title} lead={practice.lead} />
        <Week days={practice.steps} />
        <p className="lali:type-small lali:mt-3 lali:text-soft">{practice.caption}</p>
        {/* Below its day, where there is room for five columns. */}
        <ol className="lali:mt-8 lali:grid lali:[list-style-type:''] lali:@6xl:auto-cols-[minmax(0,1fr)] lali:@6xl:grid-flow-col lali:@6xl:ps-10">
          {practice.steps.map(({ title, text, duration }) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:content-start lali:gap-x-6 lali:gap-y-1 lali:border-t lali:border-soft lali:py-5 lali:@2xl:grid-cols-[15rem_minmax(0,1fr)] lali:@6xl:grid-cols-[minmax(0,1fr)] lali:@6xl:border-t-0 lali:@6xl:py-0 lali:@6xl:pe-6"
            >
              <p className="lali:type-small lali:font-semibold">{duration}</p>
              <div className="lali:min-w-0">
                <h3 className="lali:type-subheading">{title}</h3>
                <p className="lali:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
