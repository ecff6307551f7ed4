import { FeatureList, Page, PageIntro, SkillCards, Testimonials, TierCards } from '@laliaflia/ui';
import {
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
import { Habits } from '../features/services/habits.tsx';
import { ReasonsInNumbers } from '../features/services/reasons-in-numbers.tsx';
import { TrainingOrWorkshop } from '../features/services/training-or-workshop.tsx';
import { Worksheet } from '../features/services/worksheet.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Worksheet {...worksheet} />} figurePlace="foot" />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <Habits {...skills} />
      <FeatureList {...methods} />
      <Testimonials {...voices} titleHidden />
      <SkillCards {...people} />
      <ReasonsInNumbers reasons={reasons} impact={impact} />
      <TrainingOrWorkshop />
    </Page>
  );
}
