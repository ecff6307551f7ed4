import { CaseStudies, FeatureList, Page, PageIntro, Section } from '@laliaflia/ui';
import { cases, closing, days, halves, intro, process } from '../content/pages/ux-ui-design.ts';
import { DrawnCall } from '../features/closing/drawn-call.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { OneRecord } from '../features/services/one-record.tsx';
import { SketchToScreen } from '../features/services/sketch-to-screen.tsx';
import { TenDays } from '../features/services/ten-days.tsx';
import { TwoStrands } from '../features/services/two-strands.tsx';

export { closing, head } from '../content/pages/ux-ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UxUiDesign() {
  return (
    <Page>
      <PageIntro {...intro} figure={<SketchToScreen />} figurePlace="over" />
      <TwoStrands {...process} />
      <CaseStudies
        {...cases}
        items={studies}
        // So high that the first row ends above the edge, and the words beside it begin below.
        className="lali:@4xl:[&_[data-part=strip]]:min-h-[32.7rem]"
      />
      <OneRecord />
      <Section tone="raised">
        <FeatureList {...halves} />
      </Section>
      <DrawnCall {...closing}>
        <TenDays {...days} />
      </DrawnCall>
    </Page>
  );
}
