import { CtaLine, Page, PageIntro, ProcessSteps } from '@laliaflia/ui';
import { closing, finish, intro } from '../content/pages/sample-payment.ts';
import { Receipt } from '../features/booking/receipt.tsx';

export { closing, head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <Page>
      <PageIntro {...intro} tone="secondary" figure={<Receipt />} figurePlace="foot" />
      <ProcessSteps {...finish} className="lali:scroll-mt-24" />
      <CtaLine {...closing} />
    </Page>
  );
}
