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
import { Drafts } from '../features/services/drafts.tsx';
import { OneTest } from '../features/services/one-test.tsx';
import { ToolTable } from '../features/services/tool-table.tsx';

export { closing, head } from '../content/pages/ai-powered-design.ts';

const studies = examples.items.map(caseStudy);

export default function AiPoweredDesign() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<Drafts {...drafts} />}
        figurePlace="below"
        className="lali:overflow-y-visible"
      />
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
