import { CaseStudies, FeatureList, Page, PageIntro, Section } from '@laliaflia/ui';
import { cases, closing, halves, intro, process } from '../content/pages/ux-ui-design.ts';
import { Talk } from '../features/closing/talk.tsx';
import { caseStudy } from '../features/portfolio/projects.ts';
import { OneRecord } from '../features/services/one-record.tsx';
import { SketchToScreen } from '../features/services/sketch-to-screen.tsx';
import { TwoStrands } from '../features/services/two-strands.tsx';

export { closing, head } from '../content/pages/ux-ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UxUiDesign() {
  return (
    <Page>
      <PageIntro {...intro} figure={<SketchToScreen />} figurePlace="over" />
      <TwoStrands {...process} />
      <CaseStudies {...cases} items={studies} />
      <OneRecord />
      <Section tone="raised">
        <FeatureList {...halves} />
      </Section>
      <Talk {...closing} />
    </Page>
  );
}
