import {
  CaseStudies,
  FeatureList,
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
  drafts,
  examples,
  impact,
  intro,
  limits,
  process,
  tools,
} from '../content/pages/ai-powered-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { Drafts } from '../features/services/drafts.tsx';

export { closing, head } from '../content/pages/ai-powered-design.ts';

const studies = examples.items.map(caseStudy);

export default function AiPoweredDesign() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Drafts {...drafts} />} figurePlace="below" />
      <FeatureList {...limits} />
      <CaseStudies {...examples} items={studies} />
      <StatBand {...impact} tone="primary" />
      <FeatureList {...capabilities} />
      <Section tone="raised">
        <ProcessSteps {...process} />
      </Section>
      <ToolStack {...tools} />
      <Talk {...closing} />
    </Page>
  );
}
