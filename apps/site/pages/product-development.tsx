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
import { closing, fields, intro, phases, projects, rhythm } from '../content/pages/product-development.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';

export { closing, head } from '../content/pages/product-development.ts';

const studies = projects.items.map(caseStudy);

export default function ProductDevelopment() {
  return (
    <Page>
      <PageIntro
        {...intro}
        tone="inverse"
        figure={<LivingFigure tone="inverse" rule="strands" strands={4} seed={27} />}
        figurePlace="edge"
      />
      <FeatureList {...phases} />
      <Section tone="raised">
        <ProcessSteps {...rhythm} />
      </Section>
      <CaseStudies {...projects} items={studies} />
      <ToolStack {...fields} />
      <Talk {...closing} />
    </Page>
  );
}
