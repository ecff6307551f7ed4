import { CaseStudies, FeatureList, Page, PageIntro, Section, ToolStack } from '@laliaflia/ui';
import { areas, cases, closing, intro, platforms, process, sheet } from '../content/pages/ui-design.ts';
import { LargeCall } from '../features/closing/large-call.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { StateSheet } from '../features/services/state-sheet.tsx';

export { closing, head } from '../content/pages/ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UiDesign() {
  return (
    <Page>
      <PageIntro {...intro} tone="primary" figure={<StateSheet {...sheet} />} figurePlace="over" />
      <ToolStack {...platforms} />
      <CaseStudies {...cases} items={studies} />
      <Section tone="raised">
        <FeatureList {...areas} />
      </Section>
      <FeatureList {...process} />
      <LargeCall {...closing} />
    </Page>
  );
}
