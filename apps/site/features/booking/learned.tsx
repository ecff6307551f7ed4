import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { learn } from '../../content/pages/webinar.ts';
import { BirdAndTrain } from '../../pictures/bird-and-train.tsx';

const titleId = 'learned';

/** What one learns: the first method with its best known example, the others beside it. */
export function Learned(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {learn.title}
        </Heading>
        <ol className="lali:mt-10 lali:grid lali:gap-x-12 lali:[list-style-type:''] lali:@3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {learn.items.map(({ title, text }, i) => (
            <li
              key={title}
              className={`lali:grid lali:min-w-0 lali:content-center lali:gap-y-8 lali:border-t lali:border-line lali:py-8 ${i === 0 ? 'lali:@3xl:row-span-2' : ''}`}
            >
              {i === 0 ? (
                <figure>
                  <svg
                    viewBox="0 0 720 135"
                    aria-hidden="true"
                    className="lali:block lali:w-full lali:rtl:-scale-x-100"
                  >
                    <BirdAndTrain />
                  </svg>
                  <figcaption className="lali:type-small lali:mt-4 lali:text-soft">
                    {learn.caption}
                  </figcaption>
                </figure>
              ) : null}
              <div className="lali:min-w-0">
                <Heading level={3}>{title}</Heading>
                <Text look="lead" tone="soft" className="lali:mt-3 lali:max-w-[27em]">
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
