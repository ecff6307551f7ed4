import { Button, Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { drawn, intro } from '../../../content/pages/ai-lab.ts';
import { AnswersDrawn } from './answers-drawn.tsx';
import { ProblemDrawn } from './problem-drawn.tsx';

const titleId = 'lab';

const tool = [
  'lali:mt-12',
  'lali:grid',
  'lali:min-w-0',
  'lali:content-start',
  'lali:@3xl:row-span-3',
  'lali:@3xl:grid-rows-subgrid',
  'lali:@3xl:items-end',
].join(' ');

/** Both tools at work: what one puts in, and what comes out. */
export function LabOpening(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} space="none" data-band="" {...rest}>
      <Container className="lali:pt-8 lali:pb-12 lali:lg:pt-12 lali:lg:pb-16">
        <div className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-16 lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@3xl:items-end">
          <Heading level={1} id={titleId} className="lali:@3xl:self-start">
            {intro.title}
          </Heading>
          <div className="lali:min-w-0">
            <Text look="lead" className="lali:mt-4">
              {intro.lead}
            </Text>
            <div className="lali:mt-6 lali:flex lali:flex-wrap lali:gap-3">
              {intro.actions.map(({ href, label }, i) => (
                <Button key={href} href={href} variant={i === 0 ? 'primary' : 'outline'}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
          {/* Both captions stand on one line, and so do the feet of both drawings and what is below them. */}
          <div className={tool}>
            <p className="lali:font-semibold">{drawn.assessment}</p>
            <AnswersDrawn />
          </div>
          <div className={tool}>
            <p className="lali:font-semibold">{drawn.ideas}</p>
            <ProblemDrawn />
          </div>
        </div>
      </Container>
    </Section>
  );
}
