import {
  CaseStudyCard,
  Container,
  Heading,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  Text,
} from '@laliaflia/ui';
import { another, cases, closing, finishers, intro, process } from '../content/pages/ux-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { Finishers } from '../features/services/finishers.tsx';

export { closing, head } from '../content/pages/ux-design.ts';

const first = caseStudy(cases.first);
const second = caseStudy(cases.second);

export default function UxDesign() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Finishers {...finishers} />} figurePlace="foot" />
      <Section space="none">
        <Container>
          <CaseStudyCard {...first} headingLevel={2} />
        </Container>
      </Section>
      <Section tone="raised">
        <ProcessSteps {...process} />
      </Section>
      <Section aria-labelledby="another">
        <Container>
          <Heading level={2} id="another">
            {another.title}
          </Heading>
          <Text look="lead" tone="soft" className="lali:mt-4">
            {another.lead}
          </Text>
          <CaseStudyCard {...second} side="start" className="lali:mt-10" />
        </Container>
      </Section>
      <Talk {...closing} />
    </Page>
  );
}
