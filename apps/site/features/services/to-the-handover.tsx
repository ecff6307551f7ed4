import { Container, Heading, Section, type SectionProps } from '@laliaflia/ui';
import { process } from '../../content/pages/companies.ts';
import { ProposalPage } from './proposal-page.tsx';

const titleId = 'to-the-handover';

/** Four steps, and the page that the second one gives. */
export function ToTheHandover(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {process.title}
        </Heading>
        <div className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-12 lali:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lali:@3xl:items-start">
          <ol className="lali:min-w-0 lali:border-b lali:border-line lali:[list-style-type:'']">
            {process.steps.map(({ title, text }, i) => (
              <li
                key={title}
                className="lali:grid lali:grid-cols-[2.5rem_minmax(0,1fr)] lali:border-t lali:border-line lali:py-6"
              >
                <span aria-hidden="true" className="lali:type-subheading lali:text-signal">
                  {i + 1}
                </span>
                <div className="lali:min-w-0">
                  <Heading level={3} look="subheading">
                    {title}
                  </Heading>
                  <p className="lali:mt-2 lali:text-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ProposalPage {...process.page} />
        </div>
      </Container>
    </Section>
  );
}
