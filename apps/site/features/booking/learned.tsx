import { Container, Heading, LivingFigure, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { learn } from '../../content/pages/webinar.ts';
import { BirdAndTrain } from '../../pictures/bird-and-train.tsx';

const titleId = 'learned';

/* What each method looks like: a borrowed shape, a question that branches, five habits. */
const drawn: readonly ReactNode[] = [
  <svg
    key="borrowed"
    viewBox="0 0 720 135"
    aria-hidden="true"
    className="lali:block lali:w-full lali:rtl:-scale-x-100"
  >
    <BirdAndTrain />
  </svg>,
  <LivingFigure
    key="branching"
    rule="branching"
    seed={4}
    className="lali:h-full lali:w-auto lali:self-start"
  />,
  <LivingFigure key="strands" rule="strands" seed={5} className="lali:h-full lali:w-auto lali:self-start" />,
];

/** What one learns: three methods, each with what it does. */
export function Learned(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {learn.title}
        </Heading>
        <ol className="lali:mt-10 lali:grid lali:gap-x-12 lali:[list-style-type:''] lali:@3xl:grid-cols-3">
          {learn.items.map(({ title, text }, i) => (
            <li
              key={title}
              className="lali:grid lali:min-w-0 lali:content-start lali:gap-y-3 lali:border-t lali:border-line lali:py-8 lali:@3xl:row-span-3 lali:@3xl:grid-rows-subgrid"
            >
              <figure className="lali:flex lali:h-48 lali:flex-col lali:justify-center">
                {drawn[i]}
                {i === 0 ? (
                  <figcaption className="lali:type-small lali:mt-4 lali:text-soft">
                    {learn.caption}
                  </figcaption>
                ) : null}
              </figure>
              <Heading level={3}>{title}</Heading>
              <Text look="lead" tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
