import { Button, Card, Container, Grid, Heading, Link, Section, Stack, Text } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import type { workshopFor } from '../../content/closing.ts';

interface OneWorkshopProps {
  title: string;
  text: string;
  workshop: ReturnType<typeof workshopFor>;
  actions: readonly { href: string; label: string }[];
  /** What one takes home from it. */
  children: ReactNode;
}

/** The end of a page about a method: the workshop that suits it, with what one takes home from it, and what else leads on. */
export function OneWorkshop({ title, text, workshop, actions, children }: OneWorkshopProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Grid.Root gap={48} align="start">
          <Grid.Item span={5}>
            <Stack gap={24} align="start">
              <Heading level={2} id={headingId}>
                {title}
              </Heading>
              <Text look="lead">{text}</Text>
              <Stack direction="row" gap={12}>
                {actions.map(({ href, label }, i) => (
                  <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                    {label}
                  </Button>
                ))}
              </Stack>
            </Stack>
          </Grid.Item>
          <Grid.Item span={6} from={7}>
            <Card link size="large" className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-6">
              <div>
                {children}
                {/* The caption of what is for the eye only. */}
                <Text look="small" tone="soft" className="lali:mt-3" aria-hidden="true">
                  {workshop.caption}
                </Text>
              </div>
              <div className="lali:min-w-0">
                <Heading level={3}>
                  <Link href={workshop.href} variant="standalone" className="lali:py-2">
                    {workshop.title}
                  </Link>
                </Heading>
                <Text look="lead" className="lali:mt-2">
                  {workshop.text}
                </Text>
                <div className="lali:mt-4">
                  {workshop.facts.map((fact) => (
                    <Text key={fact} tone="soft">
                      {fact}
                    </Text>
                  ))}
                </div>
              </div>
            </Card>
          </Grid.Item>
        </Grid.Root>
      </Container>
    </Section>
  );
}
