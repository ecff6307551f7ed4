import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { principles } from '../../content/pages/applied-imagination.ts';
import { PrincipleRow } from './principle-row.tsx';

const titleId = 'principles';
const drawn = ['rule', 'bar', 'eleventh'] as const;

/** Each principle as eleven tiles, what it makes of one example, and how to follow it. */
export function Principles(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className="lali:grid lali:gap-x-6 lali:gap-y-6 lali:@3xl:grid-cols-12 lali:@3xl:items-start">
          <div className="lali:min-w-0 lali:@3xl:col-span-6">
            <Heading level={2} id={titleId}>
              {principles.title}
            </Heading>
            <Text look="lead" tone="soft" className="lali:mt-4">
              {principles.lead}
            </Text>
          </div>
          <p className="lali:min-w-0 lali:border-s-4 lali:border-highlight lali:ps-4 lali:@3xl:col-span-5 lali:@3xl:col-start-8">
            <span className="lali:block lali:text-soft">{principles.example.term}</span>
            <span className="lali:type-heading lali:mt-1 lali:block lali:text-balance">
              {principles.example.text}
            </span>
          </p>
        </div>
        <ol className="lali:mt-10 lali:grid lali:gap-y-14 lali:[list-style-type:''] lali:@3xl:gap-y-16">
          {principles.items.map(({ title, text, example, points }, i) => (
            <li key={title} className="lali:min-w-0">
              <PrincipleRow of={drawn[i] ?? 'rule'} />
              <div className="lali:mt-6 lali:grid lali:gap-x-6 lali:gap-y-6 lali:@3xl:mt-8 lali:@3xl:grid-cols-12">
                <div className="lali:min-w-0 lali:@3xl:col-span-6">
                  <Heading level={3} look="heading">
                    {title}
                  </Heading>
                  <p className="lali:type-lead lali:mt-4 lali:border-s-4 lali:border-highlight lali:ps-4">
                    {example}
                  </p>
                </div>
                <div className="lali:min-w-0 lali:@3xl:col-span-5 lali:@3xl:col-start-8">
                  <Text tone="soft">{text}</Text>
                  <ul className="lali:mt-5 lali:grid lali:gap-y-2 lali:[list-style-type:'']">
                    {points.map((point, n) => (
                      <li key={point} className="lali:flex lali:min-w-0 lali:gap-x-3">
                        <span
                          aria-hidden="true"
                          style={{ borderRadius: `${50 - n * 19}%` }}
                          className="lali:mt-[calc(0.775em-0.25rem)] lali:size-0 lali:shrink-0 lali:border-[0.25rem] lali:border-current lali:text-signal"
                        />
                        <span className="lali:min-w-0">{point}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
