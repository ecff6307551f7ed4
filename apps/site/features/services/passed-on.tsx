import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { passedOn } from '../../content/pages/innovation-training.ts';

const titleId = 'passed-on';
const { title, quote, name, role } = passedOn;

/** What became of one training, in the words of a participant and alone on the page. */
export function PassedOn(rest: SectionProps) {
  return (
    <Section space="band" aria-labelledby={titleId} {...rest}>
      <Container>
        <h2 id={titleId} className="lali:sr-only">
          {title}
        </h2>
        <figure>
          <blockquote className="lali:type-title lali:@3xl:-indent-[0.34em] lali:before:content-[open-quote] lali:after:content-[close-quote]">
            {quote}
          </blockquote>
          <figcaption className="lali:type-lead lali:mt-8 lali:@3xl:mt-12">
            <span className="lali:font-semibold">{name}</span>, {role}
          </figcaption>
        </figure>
      </Container>
    </Section>
  );
}
