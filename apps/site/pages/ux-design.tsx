import {
  CaseStudies,
  ContactBlock,
  CtaBand,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
} from '@laliaflia/ui';
import { areas, cases, closing, contact, intro, process } from '../content/pages/ux-design.ts';
import { caseStudy } from '../features/portfolio/projects.ts';

export { closing, head } from '../content/pages/ux-design.ts';

const studies = cases.items.map(caseStudy);

export default function UxDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={14} tips={8} />}
        figurePlace="edge"
      />
      <FeatureList {...areas} />
      <Section tone="raised">
        <ProcessSteps {...process} />
      </Section>
      <CaseStudies {...cases} items={studies} />
      <CtaBand {...closing} tone="primary" figure="strands" seed={8} />
      <ContactBlock {...contact} />
    </Page>
  );
}
