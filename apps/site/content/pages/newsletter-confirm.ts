import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';

/* The page of the link in the mail that asks for a confirmation: before the press, and after it. */

export const confirmTypes = ['ask', 'confirmed', 'known', 'stale'] as const;
export type ConfirmType = (typeof confirmTypes)[number];

const keywords = ['newsletter', 'subscription', 'confirmation'] as const;

export const heads = {
  ask: {
    title: `Confirm your subscription | ${site.brand}`,
    description: 'One press confirms that our newsletter may come to the address this link was mailed to.',
    keywords,
    hidden: true,
  },
  confirmed: {
    title: `Your subscription is confirmed | ${site.brand}`,
    description: 'Your address is confirmed, and the next issue of our newsletter comes to it by itself.',
    keywords,
    hidden: true,
  },
  known: {
    title: `Your subscription was confirmed | ${site.brand}`,
    description: 'This link has been used before: your address is on our list, and nothing is left to do.',
    keywords,
    hidden: true,
  },
  stale: {
    title: `This link is no longer valid | ${site.brand}`,
    description:
      'A link to confirm a subscription is valid for 14 days. Subscribe again, and a new one comes.',
    keywords,
    hidden: true,
  },
} as const satisfies Record<ConfirmType, PageHead>;

export const ask = {
  title: 'Confirm your subscription',
  lead: 'One press, and it comes every month. If you did not ask for it, close this page and nothing is sent.',
  agreed: 'You agree to this:',
  /** Kept with the address as what was agreed to, so it says all of it. */
  wording: `I would like to receive the newsletter of ${site.brand}, one letter a month with one method, one exercise and one good example, at the address to which this link was mailed. I can unsubscribe at any time, by the link in each letter.`,
  button: 'Confirm subscription',
} as const;

const home = { href: '/', label: 'To the home page' } as const;

export const results = {
  confirmed: {
    title: 'You are subscribed',
    lead: 'Your address is confirmed, and the next letter comes to it by itself. Each letter has a link to unsubscribe.',
    actions: [{ href: '/blog', label: 'Read the blog' }, home],
  },
  known: {
    title: 'You are subscribed already',
    lead: 'This link has been used before. Your address is on our list, and nothing is left to do. Each letter has a link to unsubscribe.',
    actions: [{ href: '/blog', label: 'Read the blog' }, home],
  },
  stale: {
    title: 'This link is no longer valid',
    lead: 'A link to confirm works for 14 days, if it is complete and nobody has unsubscribed with it. Enter your address at the end of this page once more, and a new link comes by mail.',
    actions: [home, { href: mailto, label: 'Write to us' }],
  },
} as const;

/** What stands in each letter, as its drawing shows it, with a beginning of each. */
export const letter = {
  from: site.brand,
  parts: [
    { title: 'One method', text: 'Ask who in nature has already solved it.' },
    { title: 'One exercise', text: 'Four minutes in which your team asks only questions.' },
    { title: 'One good example', text: 'How ninety pages became one screen at a time.' },
  ],
} as const;
