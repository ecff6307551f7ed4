import { CtaLine, Page, PageIntro } from '@laliaflia/ui';
import { closing, finish, intro } from '../content/pages/sample-payment.ts';
import { FinishSteps } from '../features/booking/finish-steps.tsx';
import { Receipt } from '../features/booking/receipt.tsx';

export { closing, head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <Page>
      <PageIntro {...intro} tone="secondary" figure={<Receipt />} figurePlace="foot" />
      <FinishSteps {...finish} />
      <CtaLine {...closing} />
    </Page>
  );
}
