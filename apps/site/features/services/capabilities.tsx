import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { useId } from 'react';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';
import { type CapabilityDrawing, capabilityDrawings } from './capability-drawings.tsx';

const items = [
  'lali:mt-6',
  'lali:grid',
  'lali:gap-x-6',
  'lali:gap-y-10',
  "lali:[list-style-type:'']",
  'lali:@2xl:grid-cols-2',
  'lali:@2xl:grid-rows-[auto_auto_auto]',
  'lali:@2xl:gap-y-0',
].join(' ');
/* On a phone its drawing is beside its words, and above them from where two stand in a row. */
const item = [
  'lali:grid',
  'lali:min-w-0',
  'lali:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]',
  'lali:gap-x-4',
  'lali:@2xl:row-span-3',
  'lali:@2xl:grid-cols-[minmax(0,1fr)]',
  'lali:@2xl:grid-rows-subgrid',
].join(' ');
const drawing = [
  'lali:block',
  'lali:w-full',
  'lali:rounded-card',
  'lali:bg-surface',
  'lali:rtl:-scale-x-100',
].join(' ');

interface CapabilitiesProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  /** Where a model works: in what we do, and in what the client gets. */
  groups: readonly {
    title: string;
    items: readonly {
      title: string;
      text: string;
      points: readonly string[];
      drawing: CapabilityDrawing;
    }[];
  }[];
}

/** What a model is good for, each with a drawing of what it does. */
export function Capabilities({ title, lead, groups, ...rest }: CapabilitiesProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <TitleAndLead id={headingId} title={title} lead={lead} />
        <div className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-14 lali:@4xl:mt-14 lali:@4xl:grid-cols-2">
          {groups.map((group) => (
            <div key={group.title} className="lali:border-t-2 lali:border-current lali:pt-4">
              <Heading level={3} look="subheading">
                {group.title}
              </Heading>
              <ul className={items}>
                {group.items.map((capability) => (
                  <li key={capability.title} className={item}>
                    <svg viewBox="0 0 240 144" aria-hidden="true" className={drawing}>
                      {capabilityDrawings[capability.drawing]}
                    </svg>
                    <div className="lali:min-w-0 lali:@2xl:mt-5">
                      <Heading level={4} look="subheading">
                        {capability.title}
                      </Heading>
                      <Text tone="soft" className="lali:mt-2">
                        {capability.text}
                      </Text>
                    </div>
                    <ul className="lali:col-start-2 lali:mt-3 lali:[list-style-type:''] lali:@2xl:col-start-1">
                      {capability.points.map((point) => (
                        <li key={point} className="lali:border-t lali:border-soft lali:py-2">
                          {point}
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}
