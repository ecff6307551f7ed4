import {
  FeatureList,
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
  worksheet,
} from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { Habits } from '../features/services/habits.tsx';
import { Worksheet } from '../features/services/worksheet.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Worksheet {...worksheet} />} figurePlace="foot" />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <Habits {...skills} />
      <MethodCards {...methods} />
      <Testimonials {...voices} titleHidden />
      <SkillCards {...people} />
      <StatBand {...impact} tone="page" />
      <FeatureList {...reasons} />
      <OneWorkshop {...closing} />
    </Page>
  );
}
