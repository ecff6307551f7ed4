import { mailto, site } from './site.ts';
import livia from './team/livia-arndt.ts';
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

/** The workshops as steps, from the shortest to the longest: at the end of the pages about methods. */
export const ladder = Object.values(workshops).map(({ id, title, hours, guidePrice: amount }) => ({
  id,
  title,
  hours,
  priceNote: { text: guidePrice, amount },
  href: detailsOf(id),
}));
