import { Button, Container, Grid, Heading, Link, Section, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { meanwhile, support, type ThankYouContent } from '../../content/pages/thank-you.ts';

interface UntilThenProps extends Pick<ThankYouContent, 'action'> {
  path: ThankYouContent['path'] | undefined;
  /** Of what there is to read, in its order; 3 to 2. */
  pictures: readonly ReactNode[];
  /** What the visitor has on this device, if anything. */
  children?: ReactNode;
}

/** What to do and to read in the meantime, and whom to reach if something is wrong. */
export function UntilThen({ action, path, pictures, children }: UntilThenProps) {
  return (
    <Section data-path={path}>
      <Container>
        <Heading level={2} look="subheading">
          {meanwhile.title}
        </Heading>
        <Grid.Root gap={48} align="start" className="lali:mt-5">
          <Grid.Item span={8}>
            <ul className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:sm:grid-cols-2">
              {meanwhile.links.map(({ href, label, text }, i) => (
                <li key={href} className="lali:relative lali:min-w-0">
                  <div
                    aria-hidden="true"
                    className="lali:@container lali:pointer-events-none lali:aspect-[3/2] lali:overflow-clip lali:rounded-card lali:surface-raised"
                  >
                    {pictures[i]}
                  </div>
                  <Link
                    href={href}
                    variant="standalone"
                    className="lali:mt-3 lali:after:absolute lali:after:inset-0"
                  >
                    {label}
                  </Link>
                  <Text tone="soft">{text}</Text>
                </li>
              ))}
            </ul>
          </Grid.Item>
          <Grid.Item span={4}>
            <Button href={action.href} variant="outline">
              {action.label}
            </Button>
            <Heading level={2} look="minor" className="lali:mt-10">
              {support.title}
            </Heading>
            <Text tone="soft" className="lali:mt-1">
              {support.text}
            </Text>
            <ul className="lali:mt-2 lali:flex lali:flex-wrap lali:gap-x-6">
              {support.links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="standalone" arrow="none">
                    <bdi>{label}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </Grid.Item>
        </Grid.Root>
        {children}
      </Container>
    </Section>
  );
}
