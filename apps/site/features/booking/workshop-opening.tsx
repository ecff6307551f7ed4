import {
  BackLink,
  Button,
  Container,
  DescriptionList,
  Grid,
  Heading,
  Section,
  Stack,
  Text,
} from '@laliaflia/ui';
import { useId } from 'react';
import type { WorkshopPage } from '../../content/pages/workshop-details.ts';
import { Ticked } from './ticked.tsx';

/** What it is called and for, beside how long, for how many, at which price, and what is included. */
export function WorkshopOpening({
  title,
  lead,
  text,
  back,
  action,
  note,
  facts,
  included,
}: WorkshopPage['intro']) {
  const headingId = useId();
  const includedId = useId();
  return (
    <Section aria-labelledby={headingId} space="none" data-band="">
      <Container className="lali:pt-8 lali:pb-12 lali:lg:pb-16">
        <BackLink href={back.href}>{back.label}</BackLink>
        <Grid.Root gap={48} align="start" className="lali:pt-6 lali:lg:pt-10">
          <Grid.Item span={6}>
            <Stack gap={24} align="start">
              <Heading id={headingId} level={1} look="title">
                {title}
              </Heading>
              <Text look="lead">{lead}</Text>
              <Text tone="soft">{text}</Text>
              <Button href={action.href}>{action.label}</Button>
              <Text look="small" tone="soft">
                {note}
              </Text>
            </Stack>
          </Grid.Item>
          <Grid.Item span={5} from={8}>
            <DescriptionList.Root>
              {facts.map(({ label, value }) => (
                <DescriptionList.Item key={label} term={label}>
                  <bdi>{value}</bdi>
                </DescriptionList.Item>
              ))}
            </DescriptionList.Root>
            <Heading level={2} look="subheading" id={includedId} className="lali:pt-8">
              {included.title}
            </Heading>
            <Ticked named={includedId} items={included.items} />
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  );
}
