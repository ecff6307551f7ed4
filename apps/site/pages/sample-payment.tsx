import { CtaLine, Page, PageIntro, ProcessSteps } from '@laliaflia/ui';
import { closing, finish, intro } from '../content/pages/sample-payment.ts';

export { closing, head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <Page>
      <PageIntro {...intro} />
      <ProcessSteps {...finish} />
      <CtaLine {...closing} />
    </Page>
  );
}
