import { FeatureList, Page, PageIntro } from '@laliaflia/ui';
import { intro, steps } from '../content/pages/sample-payment.ts';

export { head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <Page>
      <PageIntro {...intro} />
      <FeatureList {...steps} />
    </Page>
  );
}
