import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import { OtherTab, type OtherTabProps, StepMark } from './other-tab.tsx';

interface FinishStepsProps {
  id: string;
  title: string;
  /** In order. */
  steps: readonly { title: string; text: string }[];
  /** Where each is done. */
  browser: OtherTabProps;
}

/** What to press, and beside it one browser in which each place has the number of its step. */
export function FinishSteps({ id, title, steps, browser }: FinishStepsProps) {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId} className="lali:scroll-mt-24">
      <Container>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-10 lali:@3xl:grid-cols-12 lali:@3xl:items-center">
          <div className="lali:min-w-0 lali:@3xl:col-span-5">
            <Heading level={2} id={headingId}>
              {title}
            </Heading>
            <ol className="lali:mt-8 lali:grid lali:gap-y-8 lali:[list-style-type:'']">
              {steps.map((step, i) => (
                <li key={step.title} className="lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)]">
                  <StepMark of={i + 1} />
                  <div className="lali:min-w-0">
                    <Heading level={3} look="subheading">
                      {step.title}
                    </Heading>
                    <Text tone="soft" className="lali:mt-2 lali:max-w-[34em]">
                      <Whole word="e-mail" text={step.text} />
                    </Text>
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <div className="lali:min-w-0 lali:@3xl:col-span-6 lali:@3xl:col-start-7">
            <OtherTab {...browser} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** The same characters, but no line ends inside the word. */
function Whole({ word, text }: { word: string; text: string }) {
  const [before, ...after] = text.split(word);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="lali:whitespace-nowrap">{word}</span>
      {after.join(word)}
    </>
  );
}
