import { Page, PageIntro } from '@laliaflia/ui';
import { closing, formats, intro, worksheet } from '../content/pages/innovation-training.ts';
import { LargeCall } from '../features/closing/large-call.tsx';
import { FormatMatrix } from '../features/services/format-matrix.tsx';
import { Habits } from '../features/services/habits.tsx';
import { PassedOn } from '../features/services/passed-on.tsx';
import { TrainingFacts } from '../features/services/training-facts.tsx';
import { TrainingOrWorkshop } from '../features/services/training-or-workshop.tsx';
import { Worksheet } from '../features/services/worksheet.tsx';

export { closing, head } from '../content/pages/innovation-training.ts';

export default function InnovationTraining() {
  return (
    <Page>
      <PageIntro {...intro} figure={<Worksheet {...worksheet} />} figurePlace="foot" />
      <TrainingOrWorkshop />
      <FormatMatrix id={formats.id} className="lali:scroll-mt-24" />
      <Habits />
      <PassedOn />
      <TrainingFacts />
      <LargeCall {...closing} />
    </Page>
  );
}
