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
        <ul className="lali:mt-10 lali:[list-style-type:'']">
          {items.map((item, at) => (
            <li
              key={item.title}
              className={`lali:grid lali:gap-x-6 lali:gap-y-2 lali:@3xl:grid-cols-12 lali:@3xl:items-baseline ${
                at === 0
                  ? 'lali:border-t-2 lali:border-current lali:py-8'
                  : 'lali:border-t lali:border-soft lali:py-4'
              }`}
            >
              <Heading level={3} look={at === 0 ? 'heading' : 'subheading'} className="lali:@3xl:col-span-7">
                {item.title}
              </Heading>
              <p className={`lali:min-w-0 lali:@3xl:col-span-5 ${at === 0 ? 'lali:type-lead' : ''}`}>
                {item.text}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
