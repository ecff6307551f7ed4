import { accessibility } from '../accessibility.ts';
import { subjects } from '../head.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';

/** Heads of the pages whose texts are in content/legal. */
export const heads = {
  privacy: {
    title: `Privacy Policy: no cookies, few data | ${site.brand}`,
    description:
      'What we store when you write to us, why, for how long, and how to have it deleted. We set no cookies; this page says what happens instead.',
    keywords: ['privacy policy', 'GDPR', 'cookies', ...subjects],
  },
  terms: {
    title: `Terms of Service | ${site.brand}`,
    description:
      'Payment, cancellation, refunds, materials and conduct for workshops, the webinar and the free tools, in plain sentences.',
    keywords: ['terms of service', 'cancellation', 'refund', ...subjects],
  },
  imprint: {
    title: `Imprint: who is responsible | ${site.brand}`,
    description: `Information according to section 5 DDG: who runs this site in ${site.address.city}, the postal address, phone number and e-mail address.`,
    keywords: ['imprint', 'Impressum', 'contact details', ...subjects],
  },
  accessibility: {
    title: `Accessibility of this site | ${site.brand}`,
    description:
      'What this site conforms to (WCAG 2.2 AA), how every page was tested and when, where it falls short, and how to tell us about a barrier.',
    keywords: ['accessibility', 'WCAG 2.2', 'accessibility statement', ...subjects],
  },
} as const satisfies Record<string, PageHead>;

/** Whoever looks something up is not asked for a next step: the footer below is the short one. */
export const closing = 'a text to look things up in';

/** What the privacy policy comes to; the sections say all of it. */
export const privacyGlance = [
  { value: '0 cookies', text: 'None is set, so there is no banner.' },
  { value: '0 profiles', text: 'No data is sold, and nothing is advertised.' },
  {
    value: '12 months',
    text: 'Chats, page views and inquiries that came to nothing are deleted after that.',
  },
  { value: '1 month', text: 'The longest you wait when you ask us to delete or correct something.' },
] as const;

const inFull = new Intl.NumberFormat(site.locale);

export const accessibilityGlance = [
  {
    value: inFull.format(accessibility.cells),
    text: 'Examinations by two engines, without a violation.',
  },
  {
    value: inFull.format(accessibility.stops),
    text: 'Keyboard stops checked: each is in view and has a ring.',
  },
  { value: '7 to 1', text: 'Contrast of text on plain backgrounds, or more.' },
  { value: '44 px', text: 'Height of buttons and fields, at least.' },
] as const;
