import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';

interface FinishStepsProps {
  id: string;
  title: string;
  /** In order; `sign` is what one presses, as it looks in the other tab. */
  steps: readonly { title: string; text: string; sign: string }[];
}

/** What to press in the other tab: the tab itself and its two buttons, drawn as one meets them. */
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
            <li key={step.title} className="lali:min-w-0">
              <p
                aria-hidden="true"
                className={`lali:border-b-[1.5px] lali:border-line ${i === 0 ? 'lali:pt-8' : 'lali:py-4'}`}
              >
                <span
                  className={`lali:inline-flex lali:min-h-control lali:items-center lali:border-[1.5px] lali:px-6 lali:font-semibold ${
                    i === 0
                      ? 'lali:rounded-t-[12px] lali:border-b-0 lali:border-current'
                      : i === 1
                        ? 'lali:rounded-control lali:border-current'
                        : 'lali:rounded-control lali:border-transparent lali:bg-accent-solid lali:text-on-accent'
                  }`}
                >
                  {step.sign}
                </span>
              </p>
              <Heading level={3} look="subheading" className="lali:mt-6">
                {`${i + 1}. ${step.title}`}
              </Heading>
              <Text tone="soft" className="lali:mt-2">
                {step.text}
              </Text>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
