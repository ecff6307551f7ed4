import {
  CaseStudies,
  CtaBand,
  FeatureList,
  LivingFigure,
  MethodCards,
  PageIntro,
  Section,
} from '@laliaflia/ui';
import { cases, closing, crafts, intro, more, reasons } from '../content/pages/design-services.ts';
import { caseStudy } from '../features/portfolio/projects.ts';

export { head } from '../content/pages/design-services.ts';

const studies = cases.items.map(caseStudy);

export default function DesignServices() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure cells={300} parts={5} seed={12} />} />
      <div className="band-gap flex flex-col gap-section">
        <MethodCards {...crafts} />
        <FeatureList {...more} />
        <CaseStudies {...cases} items={studies} />
      </div>
      <Section tone="raised">
        <FeatureList {...reasons} />
      </Section>
      <div className="band-gap">
        <CtaBand {...closing} tone="kingfisher" figure="tessellation" seed={19} />
      </div>
    </>
  );
}
