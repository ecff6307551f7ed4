import { CtaBand, CvTable, LivingFigure, PageIntro } from '@laliaflia/ui';
import { closing, intro, table } from '../content/pages/cv.ts';

export { head } from '../content/pages/cv.ts';

export default function Cv() {
  return (
    <>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" seed={6} />}
        className="print:bg-transparent print:[&_:is([data-part=figure],a)]:hidden print:[&_div]:min-h-0 print:[&_div]:pb-2"
      />
      <CvTable {...table} className="band-gap border-line border-t print:border-0 print:py-0" />
      <div className="pb-section print:hidden">
        <CtaBand {...closing} tone="raised" figure="phyllotaxis" seed={6} />
      </div>
    </>
  );
}
