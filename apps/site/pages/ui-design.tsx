import {
  CaseStudies,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  ToolStack,
} from '@laliaflia/ui';
import { areas, cases, closing, intro, platforms, process } from '../content/pages/ui-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';

export { closing, head } from '../content/pages/ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UiDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        tone="primary"
        figure={<LivingFigure tone="primary" rule="tessellation" seed={2} />}
      />
      <FeatureList {...areas} />
      <Section tone="raised">
        <ToolStack {...platforms} />
      </Section>
      <ProcessSteps {...process} />
      <CaseStudies {...cases} items={studies} />
      <Talk {...closing} />
    </Page>
  );
}
