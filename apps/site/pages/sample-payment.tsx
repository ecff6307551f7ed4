import { FeatureList, PageIntro } from '@laliaflia/ui';
import { intro, steps } from '../content/pages/sample-payment.ts';

export { head } from '../content/pages/sample-payment.ts';

export default function SamplePayment() {
  return (
    <>
      <PageIntro {...intro} />
      <FeatureList {...steps} className="lali:band-gap" />
    </>
  );
}
