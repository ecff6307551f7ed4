import { Container, Section, type SectionProps, Text } from '@laliaflia/ui';
import { process } from '../../content/pages/ai-powered-design.ts';
import { TitleAndLead } from '../../parts/title-and-lead.tsx';

const titleId = 'one-test';

const steps = [
  'lali:mt-10',
  'lali:[list-style-type:""]',
  'lali:@4xl:mt-14',
  'lali:@4xl:grid',
  'lali:@4xl:grid-cols-[3fr_3fr_6fr_4fr]',
  'lali:@4xl:grid-rows-[auto_auto]',
  'lali:@4xl:gap-x-8',
].join(' ');
const step = [
  'lali:min-w-0',
  'lali:border-t-2',
  'lali:border-current',
  'lali:pt-4',
  'lali:pb-6',
  'lali:last:pb-0',
  'lali:@4xl:row-span-2',
  'lali:@4xl:grid',
  'lali:@4xl:grid-rows-subgrid',
  'lali:@4xl:gap-y-4',
  'lali:@4xl:border-t-0',
  'lali:@4xl:p-0',
].join(' ');

/** How a project with AI runs: the step that takes its two weeks stands out among the others. */
export function OneTest(rest: SectionProps) {
  const { title, lead, longest } = process;
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <TitleAndLead id={titleId} title={title} lead={lead} />
        <ol className={steps}>
          {process.steps.map(({ title: name, text }) => (
            <li key={name} className={step}>
              <h3
                className={`lali:@4xl:self-end ${
                  name === longest
                    ? 'lali:type-title lali:text-primary-text lali:@4xl:-mb-1.5'
                    : 'lali:type-subheading'
                }`}
              >
                {name}
              </h3>
              <div className="lali:mt-2 lali:@4xl:mt-0 lali:@4xl:border-t-2 lali:@4xl:border-current lali:@4xl:pt-4">
                <Text
                  look={name === longest ? 'lead' : 'body'}
                  tone={name === longest ? 'current' : 'soft'}
                  className="lali:text-balance"
                >
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
