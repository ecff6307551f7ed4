import { Button, Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { talk } from '../../content/pages/companies.ts';

const titleId = 'one-sentence';
const [action, other] = talk.actions;

/** The end of a page that asks for one sentence: such a sentence, with what somebody has filled in. */
export function OneSentence(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <div className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-end">
          <div>
            <Heading level={2} id={titleId}>
              {talk.title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
              {talk.text}
            </Text>
          </div>
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button href={action.href}>{action.label}</Button>
            <Button href={other.href} variant="outline">
              {other.label}
            </Button>
          </div>
        </div>
        <div className="lali:mt-10 lali:rounded-card lali:surface-raised lali:p-8 lali:forced-colors:border lali:@4xl:p-14">
          <p className="lali:type-small lali:text-soft">{talk.example.title}</p>
          <p className="lali:type-title lali:mt-4 lali:leading-[1.3] lali:text-balance">
            {talk.example.parts.map(({ printed, written }) => (
              <span key={printed}>
                {printed}{' '}
                <span className="lali:border-b-2 lali:border-control lali:font-medium lali:text-primary-text">
                  {written}
                </span>{' '}
              </span>
            ))}
          </p>
        </div>
      </Container>
    </Section>
  );
}
