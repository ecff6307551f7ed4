import { DescriptionList } from '@laliaflia/ui';
import { receipt } from '../../content/pages/sample-payment.ts';

/** What the visitor would pay and pays: it comes out of the lower edge of the opening like a printed receipt. */
export function Receipt() {
  return (
    <div className="lali:surface-raised lali:rounded-t-band lali:px-[8%] lali:pt-[8%] lali:pb-8">
      <p className="lali:type-subheading">{receipt.title}</p>
      <DescriptionList.Root className="lali:mt-5">
        {receipt.lines.map(({ term, value }) => (
          <DescriptionList.Item key={term} term={term}>
            {value}
          </DescriptionList.Item>
        ))}
      </DescriptionList.Root>
      <p className="lali:mt-6 lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6">
        <span className="lali:type-subheading">{receipt.total.term}</span>
        <strong className="lali:font-display lali:text-[clamp(4rem,9cqi,7rem)] lali:leading-none lali:font-[640] lali:tracking-[-0.03em]">
          {receipt.total.value}
        </strong>
      </p>
    </div>
  );
}
