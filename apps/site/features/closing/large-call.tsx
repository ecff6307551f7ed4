import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { type Ways, WaysToAnswer } from './ways.tsx';

const titleId = 'large-call';

interface LargeCallProps {
  title: string;
  text: string;
  actions: Ways;
}

/** The end of a page in words alone: what it asks for, as large as a page’s title, and the ways to answer. */
export function LargeCall({ title, text, actions }: LargeCallProps) {
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Heading level={2} look="title" id={titleId} className="lali:max-w-[12em]">
          {title}
        </Heading>
        <div className="lali:mt-8 lali:grid lali:gap-x-12 lali:gap-y-8 lali:border-t-2 lali:border-current lali:pt-6 lali:@3xl:mt-12 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-start">
          <Text look="lead" tone="soft" className="lali:max-w-[32em] lali:text-balance">
            {text}
          </Text>
          <WaysToAnswer ways={actions} />
        </div>
      </Container>
    </Section>
  );
}
