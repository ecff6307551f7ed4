import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';

interface MixedGroupProps {
  title: string;
  lead: string;
  /** The first decides what happens afterwards; the others come to it with what they know. */
  items: readonly { title: string; text: string }[];
}

/** Who sits in one group: those who decide, and below them who brings what. */
export function MixedGroup({ title, lead, items }: MixedGroupProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
          {lead}
        </Text>
        <ul className="lali:mt-10 lali:grid lali:gap-4 lali:[list-style-type:''] lali:@2xl:grid-cols-2 lali:@5xl:grid-cols-4">
          {items.map((item, at) => (
            <li
              key={item.title}
              className={`lali:min-w-0 lali:rounded-card lali:p-8 lali:forced-colors:border ${
                at === 0
                  ? 'lali:col-span-full lali:surface-secondary lali:@4xl:grid lali:@4xl:grid-cols-2 lali:@4xl:items-baseline lali:@4xl:gap-x-12'
                  : 'lali:surface-raised'
              }`}
            >
              <Heading level={3} look={at === 0 ? 'heading' : 'subheading'}>
                {item.title}
              </Heading>
              <p className={at === 0 ? 'lali:type-lead lali:mt-4 lali:@4xl:mt-0' : 'lali:mt-2'}>
                {item.text}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
