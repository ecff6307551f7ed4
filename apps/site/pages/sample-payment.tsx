import { CtaLine, LivingFigure, Page, PageIntro, ProcessSteps } from '@laliaflia/ui';
import { closing, finish, intro } from '../content/pages/sample-payment.ts';

export { closing, head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <Page>
      <PageIntro
        {...intro}
        figure={<LivingFigure rule="strands" strands={3} seed={38} />}
        figurePlace="edge"
      />
      <ProcessSteps {...finish} />
      <CtaLine {...closing} />
    </Page>
  );
}
