import { Container, Heading, Section } from '@laliaflia/ui';
import { useId } from 'react';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';
import type { Workshop } from '../../content/schema/offers.ts';
import { Drawn, drawingsOf } from '../../pictures/outcome-drawings.tsx';

type OutcomesProps = WorkshopPage['outcomes'] & { of: Workshop['id'] };

/** What a team takes home from one workshop, drawn so that it can be counted. */
export function Outcomes({ of, title, items }: OutcomesProps) {
  const headingId = useId();
  const drawings = drawingsOf(of);
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <ul className="lali:mt-10 lali:grid lali:gap-x-2 lali:gap-y-12 lali:[list-style-type:''] lali:@4xl:mt-14 lali:@4xl:grid-cols-12">
          {items.map((item, i) => {
            const drawing = drawings[i];
            return (
              <li
                key={item}
                className={`lali:grid lali:min-w-0 lali:content-start lali:gap-6 lali:@4xl:pe-4 ${
                  // Above its sentence; on a phone beside it, unless it is wide.
                  drawing?.span === 6
                    ? 'lali:@4xl:col-span-6'
                    : 'lali:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lali:items-center lali:@3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@4xl:col-span-3 lali:@4xl:grid-cols-1 lali:@4xl:items-start'
                }`}
              >
                {drawing ? (
                  <Drawn
                    of={drawing}
                    // Beside its neighbours it is as high as they are.
                    className={`lali:text-signal ${drawing.top ? 'lali:@4xl:aspect-[596/240]' : ''}`}
                  />
                ) : null}
                <p className="lali:type-subheading lali:text-balance">{item}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
