import { CtaBand, MethodCards, Page, Section, Testimonials, TierCards, TierLadder } from '@laliaflia/ui';
import {
  cards,
  closing,
  intro,
  ladder,
  methods,
  recommended,
  tiers,
  voices,
} from '../content/pages/workshops.ts';
import { site } from '../content/site.ts';

export { closing, head } from '../content/pages/workshops.ts';

export default function Workshops() {
  return (
    <Page>
      <TierLadder {...intro} {...ladder} />
      <TierCards {...tiers} tiers={cards} recommended={recommended} overview={false} locale={site.locale} />
      <Section tone="raised">
        <MethodCards {...methods} />
      </Section>
      <Testimonials {...voices} />
      <CtaBand {...closing} figure="tessellation" seed={12} />
    </Page>
  );
}
