import {
  CtaBand,
  FeatureList,
  LivingFigure,
  MethodCards,
  Page,
  PageIntro,
  SkillCards,
  StatBand,
  Testimonials,
  TierCards,
} from '@laliaflia/ui';
import {
  closing,
  formats,
  impact,
  intro,
  methods,
  people,
  reasons,
  skills,
  voices,
} from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';
import { Ladder } from '../features/closing/ladder.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" strands={3} seed={61} />}
        figurePlace="edge"
      />
      <MethodCards {...methods} />
      <CtaBand {...skills} tone="raised" figure="phyllotaxis" seed={31} />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <SkillCards {...people} figure="tessellation" />
      <Testimonials {...voices} titleHidden />
      <FeatureList {...reasons} />
      <StatBand {...impact} tone="secondary" />
      <Ladder {...closing} />
    </Page>
  );
}
