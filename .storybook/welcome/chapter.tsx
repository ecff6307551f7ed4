import type { ReactNode } from 'react';
import { Container } from '../../packages/ui/src/primitives/container/index.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Link } from '../../packages/ui/src/primitives/link/index.ts';
import { Section, type SectionProps } from '../../packages/ui/src/primitives/section/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';

/** A link over the whole width: a name, and what it says. */
export function Row({ name, says, href }: { name: string; says: string; href: string }) {
  return (
    <Link variant="row" href={href} target="_top">
      <span className="lali:grid lali:gap-x-6 lali:@3xl:grid-cols-[13rem_1fr]">
        <span className="lali:type-subheading">{name}</span>
        <span className="lali:self-center lali:font-normal lali:text-text-soft">{says}</span>
      </span>
    </Link>
  );
}

interface ChapterProps extends Pick<SectionProps, 'space'> {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The purpose on one side, the contents on the other. */
export function Chapter({ id, title, text, space, children }: ChapterProps) {
  return (
    <Section aria-labelledby={id} {...(space && { space })}>
      <Container className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@3xl:grid-cols-12">
        <div className="lali:@3xl:col-span-4">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text tone="soft" className="lali:mt-4">
            {text}
          </Text>
        </div>
        <div className="lali:min-w-0 lali:@3xl:col-span-8">{children}</div>
      </Container>
    </Section>
  );
}
