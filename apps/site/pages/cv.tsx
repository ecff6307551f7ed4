import { CtaBand, CvTable, LivingFigure, Page, PageIntro } from '@laliaflia/ui';
import { closing, intro, table } from '../content/pages/cv.ts';

export { head } from '../content/pages/cv.ts';

export default function Cv() {
  return (
    <Page printed="close">
      <PageIntro
        {...intro}
        rule
        figure={<LivingFigure rule="strands" seed={6} />}
        className="print:border-0 print:bg-transparent print:[&_:is([data-part=figure],a)]:hidden print:[&_div]:min-h-0 print:[&_div]:pb-2"
      />
      <CvTable {...table} />
      <CtaBand {...closing} tone="raised" figure="phyllotaxis" seed={6} className="print:hidden" />
    </Page>
  );
}
