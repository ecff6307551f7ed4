import { durationText, priceText } from './format.ts';
import type { Workshop } from './schema/offers.ts';
import { mailto, site } from './site.ts';
import livia from './team/livia-arndt.ts';
import { artefactsCaption } from './workshop-artefacts.ts';
import { detailsOf, guidePrice } from './workshop-lengths.ts';
import { workshops } from './workshops.ts';

/** Who answers, and how to reach her: at the end of the pages that ask for a talk. */
export const answering = {
  person: { name: livia.name, position: livia.role, portrait: { seed: livia.figure.seed } },
  rows: [
    { term: 'E-mail', value: site.email, href: mailto },
    { term: 'Phone', value: site.phone.label, href: site.phone.href },
  ],
} as const;

/** The workshop that suits a page, for one of its outcomes, counted from 0. */
export function workshopFor(id: Workshop['id'], outcome: number) {
  const { title, outcomes, guidePrice: amount } = workshops[id];
  return {
    title,
    caption: artefactsCaption,
    href: detailsOf(id),
    text: outcomes[outcome] ?? '',
    facts: [durationText(workshops[id]), `${guidePrice} ${priceText(amount)}`],
  } as const;
}
