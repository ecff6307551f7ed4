import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';

interface MixedGroupProps {
  title: string;
  lead: string;
  /** The first decides what happens afterwards; the others come to it with what they know. */
  items: readonly { title: string; text: string }[];
}

const ROUND = 64;
const SQUARE = 8;

/** Who sits in one group: those who decide in the middle of it, and around them who brings what. */
export function MixedGroup({ title, lead, items }: MixedGroupProps) {
  const headingId = useId();
  const radius = (at: number) => Math.round(ROUND - ((ROUND - SQUARE) * at) / (items.length - 1));
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
          {lead}
        </Text>
        <ul className="lali:mt-10 lali:grid lali:gap-2 lali:[list-style-type:''] lali:@4xl:grid-cols-12">
          {items.map((item, at) => (
            <li
              key={item.title}
              style={{ borderRadius: radius(at) }}
              className={`lali:min-w-0 lali:p-8 lali:forced-colors:border ${
                at === 0
                  ? 'lali:surface-secondary lali:@4xl:col-span-4 lali:@4xl:row-span-2'
                  : 'lali:surface-raised lali:@4xl:col-span-4'
              }`}
            >
              <Heading level={3} look={at === 0 ? 'heading' : 'subheading'}>
                {item.title}
              </Heading>
              <p className={at === 0 ? 'lali:type-lead lali:mt-4' : 'lali:mt-2'}>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
