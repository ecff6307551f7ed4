import { Button } from '@laliaflia/ui/button';
import { Container } from '@laliaflia/ui/container';
import { Heading } from '@laliaflia/ui/heading';
import { Section } from '@laliaflia/ui/section';

export default function Page() {
  return (
    <Section>
      <Container>
        <Heading level={1}>Rendered by a server component</Heading>
        <Button href="/contact">Contact</Button>
      </Container>
    </Section>
  );
}
