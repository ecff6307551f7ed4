import { Button, Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { drawn, intro } from '../../../content/pages/ai-lab.ts';
import { AnswersDrawn } from './answers-drawn.tsx';
import { ProblemDrawn } from './problem-drawn.tsx';

const titleId = 'lab';

/** Both tools at work: what one puts in, and what comes out. */
export function LabOpening(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} space="none" data-band="" {...rest}>
      <Container className="lali:pt-8 lali:pb-12 lali:lg:pt-12 lali:lg:pb-16">
        <div className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@3xl:grid-cols-12 lali:@3xl:items-end">
          <div className="lali:min-w-0 lali:@3xl:col-span-7">
            <Heading level={1} id={titleId}>
              {intro.title}
            </Heading>
            <Text look="lead" className="lali:mt-4 lali:max-w-[30em]">
              {intro.lead}
            </Text>
            <div className="lali:mt-6 lali:flex lali:flex-wrap lali:gap-3">
              {intro.actions.map(({ href, label }, i) => (
                <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                  {label}
                </Button>
              ))}
            </div>
            <p className="lali:mt-10 lali:font-semibold">{drawn.assessment}</p>
            <AnswersDrawn />
          </div>
          <div className="lali:min-w-0 lali:@3xl:col-span-5">
            <p className="lali:font-semibold">{drawn.ideas}</p>
            <ProblemDrawn />
          </div>
        </div>
      </Container>
    </Section>
  );
}
