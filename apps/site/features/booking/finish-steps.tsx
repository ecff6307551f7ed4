import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { FormTop, Pay, Register, Tabs, type TabWords } from './other-tab.tsx';

interface FinishStepsProps extends Omit<SectionProps, 'title'> {
  title: string;
  /** In order. */
  steps: readonly { title: string; text: string }[];
  /** Where each is done. */
  browser: TabWords;
}

/** The browser of the visitor, and beside each place where one presses what is to be done there. */
export function FinishSteps({ title, steps, browser, ...rest }: FinishStepsProps) {
  const headingId = useId();
  const places = [
    <Fragment key="tabs">
      <Tabs {...browser} />
      <FormTop {...browser} />
    </Fragment>,
    <Pay key="pay" {...browser} />,
    <Register key="register" {...browser} />,
  ];
  return (
    <Section aria-labelledby={headingId} className="lali:scroll-mt-24" {...rest}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <ol className="lali:mt-10 lali:[list-style-type:'']">
          {steps.map((step, i) => (
            <li key={step.title}>
              <Row place={places[i]} first={i === 0}>
                <StepMark of={i + 1} />
                <div className="lali:min-w-0">
                  <Heading level={3} look="subheading">
                    {step.title}
                  </Heading>
                  <Text className="lali:mt-1 lali:max-w-[34em]">
                    <Whole word="e-mail" text={step.text} />
                  </Text>
                </div>
              </Row>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

interface RowProps {
  place: ReactNode;
  /** Its line is that of the tabs, at the top. */
  first: boolean;
  children: ReactNode;
}

function Row({ place, first, children }: RowProps) {
  return (
    <div className="lali:grid lali:@3xl:grid-cols-12 lali:@3xl:items-stretch">
      <div
        className={`lali:flex lali:gap-4 lali:py-6 lali:@3xl:col-span-5 ${first ? 'lali:@3xl:py-4' : 'lali:@3xl:items-center lali:@3xl:py-3'}`}
      >
        {children}
      </div>
      <div className="lali:flex lali:min-w-0 lali:flex-col lali:@3xl:order-first lali:@3xl:col-span-7">
        {place}
      </div>
    </div>
  );
}

const corners = ['50%', '36%', '22%'];

/** The number of a step, at the end of the line that comes from its place. */
function StepMark({ of }: { of: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ borderRadius: corners[(of - 1) % corners.length] }}
      className="lali:type-subheading lali:grid lali:size-11 lali:shrink-0 lali:place-items-center lali:surface-highlight lali:forced-colors:border"
    >
      {of}
    </span>
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
