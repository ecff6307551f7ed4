import { Button, Card, Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';
import { signs } from './signs.tsx';

/** The two that one might book instead, each with what it is known by. */
export function OtherWorkshops({ title, workshops }: WorkshopPage['others']) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <ul className="lali:mt-10 lali:grid lali:gap-6 lali:[list-style-type:''] lali:@4xl:grid-cols-2">
          {workshops.map(({ id, title: name, text, facts, action }) => (
            <Card
              key={id}
              as="li"
              size="large"
              className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:content-between lali:gap-6 lali:sm:grid-cols-2"
            >
              <div className="lali:flex lali:flex-col lali:items-start">
                <Heading level={3}>{name}</Heading>
                <Text className="lali:mt-2">{text}</Text>
                <Text tone="soft" look="small" className="lali:mt-2">
                  {facts}
                </Text>
              </div>
              <div className="lali:sm:row-span-2">{signs[id]}</div>
              <Button href={action.href} variant="outline" className="lali:self-end lali:justify-self-start">
                {action.label}
              </Button>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
