import { CvTable, LivingFigure, Page, PageIntro } from '@laliaflia/ui';
import { closing, intro, table } from '../content/pages/cv.ts';
import { Talk } from '../features/closing/talk.tsx';

export { closing, head } from '../content/pages/cv.ts';

export default function Cv() {
  return (
    <Page printed="close">
      <PageIntro
        {...intro}
        rule
        figure={<LivingFigure rule="strands" seed={6} />}
        className="lali:print:border-0 lali:print:bg-transparent lali:print:[&_:is([data-part=figure],a)]:hidden lali:print:[&_div]:min-h-0 lali:print:[&_div]:pb-2"
      />
      <CvTable {...table} />
      <Talk {...closing} className="lali:print:hidden" />
    </Page>
  );
}
