import {
  CaseStudies,
  FeatureList,
  LivingFigure,
  MethodCards,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  StatBand,
} from '@laliaflia/ui';
import { cases, closing, halves, intro, process, proof, reasons } from '../content/pages/ux-ui-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';

export { closing, head } from '../content/pages/ux-ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UxUiDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" strands={2} seed={6} />}
        figurePlace="edge"
      />
      <FeatureList {...reasons} />
      <Section tone="raised">
        <ProcessSteps {...process} />
      </Section>
      <StatBand {...proof} tone="page" />
      <CaseStudies {...cases} items={studies} />
      <MethodCards {...halves} />
      <Talk {...closing} />
    </Page>
  );
}
