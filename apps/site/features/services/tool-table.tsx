import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { useId } from 'react';

interface ToolTableProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  groups: readonly { title: string; tools: readonly string[] }[];
}

/** Tools by what they are for, beside the heading. */
export function ToolTable({ title, lead, groups, ...rest }: ToolTableProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container className="lali:grid lali:gap-y-8 lali:@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lali:@4xl:gap-x-12">
        <div className="lali:min-w-0">
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          <Text tone="soft" className="lali:mt-4">
            {lead}
          </Text>
        </div>
        <dl className="lali:border-b lali:border-soft">
          {groups.map((group) => (
            <div
              key={group.title}
              className="lali:border-t lali:border-soft lali:py-4 lali:@2xl:grid lali:@2xl:grid-cols-[9rem_minmax(0,1fr)] lali:@2xl:items-baseline"
            >
              <dt className="lali:text-soft">{group.title}</dt>
              <dd className="lali:type-subheading lali:min-w-0 lali:text-balance">
                {group.tools.join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
