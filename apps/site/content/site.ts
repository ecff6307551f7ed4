import type { z } from 'zod';
import type * as schema from './schema/facts.ts';

/** Who runs this site and how to reach them. Everything here is sample data that cannot reach anybody. */
export const site = {
  brand: 'laliaflia',
  claim: 'Digital products and trained teams, from Frankfurt.',
  /** Who does the work, in the one sentence that every page uses. */
  howWeWork: 'Livia leads every project; five specialists join when needed.',
  legalName: 'laliaflia, Livia Arndt',
  owner: { name: 'Livia Arndt', role: 'Design and innovation consultant', sample: true },
  /** Canonical origin when SITE_URL is not set. */
  url: 'https://www.example.com',
  /** Language of the prose, and the locale that formats money, dates and times. */
  language: 'en-GB',
  locale: 'en-US',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  email: 'hello@example.com',
  /** From the range that the Bundesnetzagentur reserves for fiction. */
  phone: { label: '+49 69 90009 137', href: 'tel:+496990009137' },
  address: {
    street: 'Eisvogelweg 12',
    postalCode: '60314',
    city: 'Frankfurt am Main',
    country: 'Germany',
    sample: true,
  },
  social: [
    { id: 'network', label: 'LinkedIn', href: 'https://linkedin.example.com/laliaflia' },
    { id: 'video', label: 'YouTube', href: 'https://youtube.example.com/laliaflia' },
  ],
  copyrightYear: 2025,
} as const satisfies z.infer<typeof schema.site>;

export const mailto = `mailto:${site.email}` as const;
