import { CtaBand, CvTable, LivingFigure, PageIntro } from '@laliaflia/ui';
import { closing, intro, table } from '../content/pages/cv.ts';

export { head } from '../content/pages/cv.ts';

export default function Cv() {
  return (
    <>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" seed={6} />}
        className="lali:print:bg-transparent lali:print:[&_:is([data-part=figure],a)]:hidden lali:print:[&_div]:min-h-0 lali:print:[&_div]:pb-2"
      />
      <CvTable
        {...table}
        className="lali:band-gap lali:border-line lali:border-t lali:print:border-0 lali:print:py-0"
      />
      <div className="lali:pb-section lali:print:hidden">
        <CtaBand {...closing} tone="raised" figure="phyllotaxis" seed={6} />
      </div>
    </>
  );
}
