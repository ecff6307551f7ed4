import { FeatureList, FigureIcon, Page, PageIntro, Testimonials, TierCards } from '@laliaflia/ui';
import {
  formats,
  impact,
  intro,
  methods,
  reasons,
  skills,
  voices,
  worksheet,
} from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';
import { Habits } from '../features/services/habits.tsx';
import { ReasonsInNumbers } from '../features/services/reasons-in-numbers.tsx';
import { TrainingOrWorkshop } from '../features/services/training-or-workshop.tsx';
import { WhoAndWhere } from '../features/services/who-and-where.tsx';
import { Worksheet } from '../features/services/worksheet.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

const marked = methods.items.map(({ sign, ...method }) => ({
  ...method,
  icon: <FigureIcon name={sign} size={40} />,
}));

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Worksheet {...worksheet} />} figurePlace="foot" />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <Habits {...skills} />
      <FeatureList {...methods} items={marked} />
      <Testimonials {...voices} titleHidden />
      <WhoAndWhere />
      <ReasonsInNumbers reasons={reasons} impact={impact} />
      <TrainingOrWorkshop />
    </Page>
  );
}
