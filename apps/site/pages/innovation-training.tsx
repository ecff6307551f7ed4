import {
  CtaBand,
  FeatureList,
  LivingFigure,
  MethodCards,
  PageIntro,
  Section,
  SkillCards,
  StatBand,
  Testimonials,
  TierComparison,
} from '@laliaflia/ui';
import {
  closing,
  comparison,
  formats,
  impact,
  intro,
  methods,
  people,
  reasons,
  skills,
  voice,
} from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';

export { head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <>
      <PageIntro {...intro} figure={<LivingFigure cells={300} parts={3} seed={61} />} />
      <div className="lali:band-gap lali:flex lali:flex-col lali:gap-section">
        <MethodCards {...methods} />
        <CtaBand {...skills} tone="raised" figure="branching" seed={31} />
      </div>
      <Section tone="raised">
        <div className="lali:flex lali:flex-col lali:gap-section">
          <FeatureList {...formats} />
          <TierComparison {...comparison} locale={site.locale} />
        </div>
      </Section>
      <div className="lali:band-gap lali:flex lali:flex-col lali:gap-section">
        <SkillCards {...people} figure="tessellation" />
        <Testimonials {...voice} titleHidden />
        <FeatureList {...reasons} />
      </div>
      <StatBand {...impact} tone="leaf" />
      <div className="lali:band-gap">
        <CtaBand {...closing} figure="strands" seed={9} />
      </div>
    </>
  );
}
