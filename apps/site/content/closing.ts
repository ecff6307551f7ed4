import { mailto, site } from './site.ts';
import livia from './team/livia-arndt.ts';

/** Who answers, and how to reach her: at the end of the pages that ask for a talk. */
export const answering = {
  person: { name: livia.name, position: livia.role, portrait: { seed: livia.figure.seed } },
  rows: [
    { term: 'E-mail', value: site.email, href: mailto },
    { term: 'Phone', value: site.phone.label, href: site.phone.href },
  ],
} as const;
