import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { people } from '../../content/pages/innovation-training.ts';

const titleId = 'who-and-where';

/** Who comes, and where it takes place. */
export function WhoAndWhere(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {people.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[34em]">
          {people.lead}
        </Text>
        <div className="lali:mt-10 lali:grid lali:gap-x-16 lali:gap-y-10 lali:@3xl:grid-cols-2">
          <Rows id="audiences" title={people.audiences.title} items={people.audiences.items} />
          <Rows id="delivery" title={people.delivery.title} items={people.delivery.items} />
        </div>
      </Container>
    </Section>
  );
}

interface RowsProps {
  id: string;
  title: string;
  items: readonly string[];
}

function Rows({ id, title, items }: RowsProps) {
  return (
    <div className="lali:min-w-0">
      <Heading level={3} look="subheading" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="lali:mt-4 lali:border-b lali:border-soft lali:[list-style-type:'']">
        {items.map((item) => (
          <li key={item} className="lali:type-lead lali:border-t lali:border-soft lali:py-3.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
