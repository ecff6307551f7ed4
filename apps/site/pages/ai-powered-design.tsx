import {
  CaseStudies,
  FeatureList,
  LivingFigure,
  Page,
  PageIntro,
  ProcessSteps,
  Section,
  StatBand,
  ToolStack,
} from '@laliaflia/ui';
import {
  capabilities,
  closing,
  examples,
  impact,
  intro,
  limits,
  process,
  tools,
} from '../content/pages/ai-powered-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';

export { closing, head } from '../content/pages/ai-powered-design.ts';

const studies = examples.items.map(caseStudy);

export default function AiPoweredDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="venation" seed={4} className="lali:-scale-x-100 lali:rtl:scale-x-100" />}
      />
      <FeatureList {...capabilities} />
      <StatBand {...impact} tone="primary" />
      <CaseStudies {...examples} items={studies} />
      <ProcessSteps {...process} />
      <Section tone="raised">
        <FeatureList {...limits} />
      </Section>
      <ToolStack {...tools} />
      <Talk {...closing} />
    </Page>
  );
}
