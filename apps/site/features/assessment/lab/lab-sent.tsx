import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { sent } from '../../../content/pages/ai-lab.ts';
import { Kept } from './kept.tsx';

const titleId = 'lab-sent';

/** What stays in the browser, and what leaves it. */
export function LabSent(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12 lali:@4xl:items-center">
        <div className="lali:min-w-0 lali:@4xl:col-span-4">
          <Heading level={2} id={titleId}>
            {sent.title}
          </Heading>
          <Text look="lead" className="lali:mt-4">
            {sent.text}
          </Text>
        </div>
        <div className="lali:min-w-0 lali:@4xl:col-span-7 lali:@4xl:col-start-6">
          <Kept />
        </div>
      </Container>
    </Section>
  );
}
