import {
  CtaBand,
  MethodCards,
  Page,
  Section,
  Testimonials,
  TierCards,
  TierComparison,
  TierLadder,
} from '@laliaflia/ui';
import {
  closing,
  comparison,
  detailsOf,
  guidePrice,
  intro,
  ladder,
  methods,
  order,
  participants,
  recommended,
  seeWorkshop,
  tiers,
  voices,
} from '../content/pages/workshops.ts';
import { site } from '../content/site.ts';
import { workshops } from '../content/workshops.ts';

export { closing, head } from '../content/pages/workshops.ts';

const cards = order.map((id) => {
  const { title, subtitle, hours, maxParticipants, price, guidePrice: amount } = workshops[id];
  return {
    id,
    title,
    text: `${subtitle}.`,
    hours,
    facts: [participants(maxParticipants)],
    price,
    priceNote: { text: guidePrice, amount },
    action: { href: detailsOf(id), label: seeWorkshop(title) },
  };
});

export default function Workshops() {
  return (
    <Page>
      <TierLadder {...intro} {...ladder} />
      <TierCards {...tiers} tiers={cards} recommended={recommended} overview={false} locale={site.locale} />
      <TierComparison {...comparison} locale={site.locale} />
      <Section tone="raised">
        <MethodCards {...methods} />
      </Section>
      <Testimonials {...voices} />
      <CtaBand {...closing} figure="tessellation" seed={12} />
    </Page>
  );
}
