import {
  CtaBand,
  FeatureList,
  LivingFigure,
  PageIntro,
  ProcessSteps,
  Section,
  Testimonials,
} from '@laliaflia/ui';
import { formats, groups, intro, process, services, talk, voice } from '../content/pages/companies.ts';

export { head } from '../content/pages/companies.ts';

export default function Companies() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure rule="tessellation" seed={5} />} />
      <Section tone="raised">
        <FeatureList {...services} layout="ledger" />
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <FeatureList {...formats} />
        <FeatureList {...groups} />
      </div>
      <Section tone="raised">
        <Testimonials {...voice} titleHidden />
      </Section>
      <div className="band-gap flex flex-col gap-section">
        <ProcessSteps {...process} />
        <CtaBand {...talk} tone="leaf" figure="phyllotaxis" seed={14} />
      </div>
    </>
  );
}
