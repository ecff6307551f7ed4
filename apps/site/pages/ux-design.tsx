import {
  CaseStudies,
  ContactBlock,
  CtaBand,
  FeatureList,
  LivingFigure,
  PageIntro,
  ProcessSteps,
  Section,
} from '@laliaflia/ui';
import { areas, cases, closing, contact, intro, process } from '../content/pages/ux-design.ts';
import { caseStudy } from '../features/portfolio/projects.ts';

export { head } from '../content/pages/ux-design.ts';

const studies = cases.items.map(caseStudy);

export default function UxDesign() {
  return (
    <>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={14} tips={8} />}
        figurePlace="edge"
      />
      <FeatureList {...areas} className="band-gap" />
      <Section tone="raised">
        <ProcessSteps {...process} />
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <CaseStudies {...cases} items={studies} />
        <CtaBand {...closing} tone="kingfisher" figure="strands" seed={8} />
        <ContactBlock {...contact} />
      </div>
    </>
  );
}
