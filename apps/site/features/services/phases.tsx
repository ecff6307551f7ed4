import { Container, Heading, Section } from '@laliaflia/ui';
import type { CSSProperties } from 'react';
import { Gate } from './gate.tsx';

interface PhasesProps {
  title: string;
  lead: string;
  items: readonly { title: string; text: string; results: string }[];
}

/** Phases as large words on night, each one further in with what is said of it; between two a gate, at which one may stop. */
export function Phases({ title, lead, items }: PhasesProps) {
  return (
    <Section tone="inverse" space="none" className="lali:pb-(--lali-spacing-section)">
      <Container>
        <div className="lali:grid lali:items-baseline lali:gap-x-12 lali:gap-y-4 lali:pb-6 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Heading level={2} look="subheading">
            {title}
          </Heading>
          <p className="lali:flex lali:items-baseline lali:gap-x-3 lali:text-soft">
            <Gate className="lali:size-3 lali:shrink-0" />
            <span className="lali:min-w-0">{lead}</span>
          </p>
        </div>
        <ol className="lali:[list-style-type:'']">
          {items.map((item, i) => (
            <li
              key={item.title}
              style={{ '--lali-in': i } as CSSProperties}
              className="lali:relative lali:grid lali:gap-x-12 lali:gap-y-4 lali:border-t lali:border-soft lali:py-8 lali:@4xl:grid-cols-[36cqi_minmax(0,1fr)] lali:@4xl:items-end lali:@4xl:py-9 lali:@4xl:ps-[calc(var(--lali-in)*4.2cqi)]"
            >
              <h3 className="lali:font-display lali:text-[clamp(3.5rem,9.6cqi,8rem)] lali:leading-[0.9] lali:font-[640] lali:tracking-[-0.025em]">
                {item.title}
              </h3>
              <div className="lali:min-w-0 lali:max-w-[30em]">
                <p>{item.text}</p>
                <p className="lali:mt-2 lali:text-soft">{item.results}</p>
              </div>
              {i < items.length - 1 && (
                <Gate className="lali:absolute lali:end-0 lali:-bottom-2.5 lali:z-10 lali:size-5" />
              )}
            </li>
          ))}
        </ol>
        <div className="lali:border-t lali:border-soft" />
      </Container>
    </Section>
  );
}
