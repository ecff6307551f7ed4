import { CaseStudies, FeatureList, Page, PageIntro, StatBand } from '@laliaflia/ui';
import {
  capabilities,
  closing,
  drafts,
  examples,
  impact,
  intro,
  limits,
  tools,
} from '../content/pages/ai-powered-design.ts';
import { LargeCall } from '../features/closing/large-call.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { Capabilities } from '../features/services/capabilities.tsx';
import { DraftWall } from '../features/services/draft-wall.tsx';
import { OneTest } from '../features/services/one-test.tsx';
import { PickedAndBuilt } from '../features/services/picked-and-built.tsx';
import { ToolTable } from '../features/services/tool-table.tsx';

export { closing, head } from '../content/pages/ai-powered-design.ts';

const studies = examples.items.map(caseStudy);

export default function AiPoweredDesign() {
  return (
    <Page>
      <PageIntro {...intro} figure={<DraftWall {...drafts.wall} />} figurePlace="foot" />
      <PickedAndBuilt picked={drafts.picked} built={drafts.built} screen={drafts.screen} />
      <FeatureList {...limits} />
      <CaseStudies {...examples} items={studies} />
      <StatBand {...impact} tone="primary" space="section" />
      <Capabilities {...capabilities} />
      <OneTest space="section" />
      <ToolTable {...tools} />
      <LargeCall {...closing} />
    </Page>
  );
}
