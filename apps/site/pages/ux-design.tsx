import {
  CaseStudies,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
} from '@laliaflia/ui';
import { areas, cases, closing, intro, process } from '../content/pages/ux-design.ts';
import { Talk } from '../features/closing/talk.tsx';
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
      <Talk {...closing} />
    </Page>
  );
}
