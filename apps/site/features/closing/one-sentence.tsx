import { Container, Section, type SectionProps } from '@laliaflia/ui';
import { talk } from '../../content/pages/companies.ts';
import { CallHead } from './call-head.tsx';

const titleId = 'one-sentence';

/** The end of a page that asks for one sentence: such a sentence, with what is somebody’s own in it in colour. */
export function OneSentence(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <CallHead id={titleId} title={talk.title} text={talk.text} actions={talk.actions} />
        <div className="lali:mt-10 lali:rounded-card lali:surface-raised lali:p-8 lali:forced-colors:border lali:@4xl:p-14">
          <p className="lali:type-small lali:text-soft">{talk.example.title}</p>
          <p className="lali:type-title lali:mt-4 lali:text-balance">
            {talk.example.parts.map(({ printed, written }) => (
              <span key={printed}>
                {printed} <span className="lali:text-signal">{written}</span>{' '}
              </span>
            ))}
          </p>
        </div>
      </Container>
    </Section>
  );
}
