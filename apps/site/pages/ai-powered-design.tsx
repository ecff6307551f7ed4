import {
  CaseStudies,
  CtaBand,
  FeatureList,
  LivingFigure,
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
import { caseStudy } from '../features/portfolio/projects.ts';

export { head } from '../content/pages/ai-powered-design.ts';

const studies = examples.items.map(caseStudy);

export default function AiPoweredDesign() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure rule="venation" seed={4} />} figurePlace="edge" />
      <FeatureList {...capabilities} className="band-gap" />
      <StatBand {...impact} tone="kingfisher" />
      <div className="band-gap flex flex-col gap-section">
        <CaseStudies {...examples} items={studies} />
        <ProcessSteps {...process} />
      </div>
      <Section tone="raised">
        <FeatureList {...limits} />
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <ToolStack {...tools} />
        <CtaBand {...closing} tone="night" figure="phyllotaxis" seed={35} />
      </div>
    </>
  );
}
