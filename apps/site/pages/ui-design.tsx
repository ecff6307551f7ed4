import {
  CaseStudies,
  CtaBand,
  FeatureList,
  LivingFigure,
  PageIntro,
  ProcessSteps,
  Section,
  ToolStack,
} from '@laliaflia/ui';
import { areas, cases, closing, intro, platforms, process } from '../content/pages/ui-design.ts';
import { caseStudy } from '../features/portfolio/projects.ts';

export { head } from '../content/pages/ui-design.ts';

const studies = cases.items.map(caseStudy);

export default function UiDesign() {
  return (
    <>
      <PageIntro
        {...intro}
        tone="kingfisher"
        figure={<LivingFigure tone="kingfisher" rule="tessellation" seed={2} />}
      />
      <FeatureList {...areas} className="band-gap" />
      <Section tone="raised">
        <ToolStack {...platforms} />
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <ProcessSteps {...process} />
        <CaseStudies {...cases} items={studies} />
        <CtaBand {...closing} tone="night" figure="branching" seed={22} />
      </div>
    </>
  );
}
