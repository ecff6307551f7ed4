import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';
import type { Workshop } from '../../content/schema/offers.ts';
import { takenHome } from './taken-home.tsx';

type OutcomesProps = WorkshopPage['outcomes'] & { of: Workshop['id'] };

/** What a team takes home from one workshop, as it looks for a shop with a problem. */
export function Outcomes({ of, title, items, caption }: OutcomesProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {/* The caption of what is for the eye only. */}
        <Text tone="soft" className="lali:mt-4" aria-hidden="true">
          {caption}
        </Text>
        <ul className="lali:mt-10 lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-8 lali:gap-y-14 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:@4xl:mt-14 lali:@4xl:grid-cols-12">
          {items.map((item, i) => {
            const { Artefact, place, look } = takenHome[of][i] ?? {};
            return (
              <li key={item} className={`lali:flex lali:min-w-0 lali:flex-col lali:gap-5 ${place ?? ''}`}>
                <p className="lali:type-subheading lali:text-balance">{item}</p>
                {Artefact ? <Artefact className={look} /> : null}
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
