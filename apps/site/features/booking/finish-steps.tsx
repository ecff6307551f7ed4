import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import { Pressed } from './pressed.tsx';

interface FinishStepsProps {
  id: string;
  title: string;
  /** In order; `sign` is what one presses, as it is called in the browser. */
  steps: readonly { title: string; text: string; sign: string }[];
}

/** What to press: below the words of each step a small browser that shows the place. */
export function FinishSteps({ id, title, steps }: FinishStepsProps) {
  const headingId = useId();
  return (
    <Section id={id} aria-labelledby={headingId} className="lali:scroll-mt-24">
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <ol className="lali:mt-10 lali:grid lali:gap-6 lali:gap-y-12 lali:[list-style-type:''] lali:@4xl:grid-cols-3">
          {steps.map((step, i) => (
            <li
              key={step.title}
              className="lali:flex lali:min-w-0 lali:flex-col lali:border-t-2 lali:border-current lali:pt-4"
            >
              <Heading level={3} look="subheading">
                {`${i + 1}. ${step.title}`}
              </Heading>
              <Text tone="soft" className="lali:mt-2 lali:mb-6">
                <Whole word="e-mail" text={step.text} />
              </Text>
              <Pressed sign={step.sign} isTab={i === 0} />
            </li>
          ))}
        </ol>
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
