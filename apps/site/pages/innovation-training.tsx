import { Page, PageIntro, TierCards } from '@laliaflia/ui';
import { formats, intro, worksheet } from '../content/pages/innovation-training.ts';
import { site } from '../content/site.ts';
import { Habits } from '../features/services/habits.tsx';
import { PassedOn } from '../features/services/passed-on.tsx';
import { TrainingOrWorkshop } from '../features/services/training-or-workshop.tsx';
import { TrainingReasons } from '../features/services/training-reasons.tsx';
import { WhoAndWhere } from '../features/services/who-and-where.tsx';
import { Worksheet } from '../features/services/worksheet.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Worksheet {...worksheet} />} figurePlace="foot" />
      <TierCards {...formats} locale={site.locale} className="lali:scroll-mt-24" />
      <Habits />
      <PassedOn />
      <TrainingReasons />
      <WhoAndWhere />
      <TrainingOrWorkshop />
    </Page>
  );
}
