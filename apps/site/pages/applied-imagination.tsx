import { Exercise, LivingFigure, Page, PageIntro } from '@laliaflia/ui';
import { challenge, closing, eleventh, intro } from '../content/pages/applied-imagination.ts';
import { OneWorkshop } from '../features/closing/one-workshop.tsx';
import { Principles } from '../features/methods/principles.tsx';
import { Ideas } from '../pictures/artefacts/ideas.tsx';

export { closing, head } from '../content/pages/applied-imagination.ts';

export default function AppliedImagination() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="branching" seed={4} tips={12} />}
        figurePlace="edge"
      />
      <Principles />
      <Exercise {...challenge} id="fire-the-rule" className="lali:scroll-mt-24" />
      <Exercise {...eleventh} id="begin-with-the-eleventh" wordsAt="end" />
      <OneWorkshop {...closing}>
        <Ideas />
      </OneWorkshop>
    </Page>
  );
}
