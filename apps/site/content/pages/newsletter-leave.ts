import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';

/* The page of the link to unsubscribe: before the press, and after it. */

export const leaveTypes = ['ask', 'left', 'stale'] as const;
export type LeaveType = (typeof leaveTypes)[number];

const keywords = ['newsletter', 'subscription', 'unsubscribe'] as const;

export const heads = {
  ask: {
    title: `Unsubscribe from the newsletter | ${site.brand}`,
    description: 'One press takes the address that this link was mailed to off the list of our newsletter.',
    keywords,
    hidden: true,
  },
  left: {
    title: `You are unsubscribed | ${site.brand}`,
    description: 'Your address is off the list of our newsletter, and no further letter is sent to it.',
    keywords,
    hidden: true,
  },
  stale: {
    title: `No address has this link | ${site.brand}`,
    description:
      'No address on the list of our newsletter has this link: it has left already, or the link is cut.',
    keywords,
    hidden: true,
  },
} as const satisfies Record<LeaveType, PageHead>;

export const ask = {
  title: 'Unsubscribe from the newsletter',
  lead: 'One press, and no further letter comes to the address that this link was mailed to. We ask for no reason.',
  button: 'Unsubscribe',
} as const;

const home = { href: '/', label: 'To the home page' } as const;

export const results = {
  left: {
    title: 'You are unsubscribed',
    lead: 'No further letter goes to your address. The next daily clean-up deletes it.',
    actions: [home, { href: '/privacy', label: 'What we store' }],
  },
  stale: {
    title: 'No address has this link',
    lead: 'No address on our list has it: yours has left already, or the link is not complete. Do letters still come? Write to us, and a person takes you off the list.',
    actions: [{ href: mailto, label: 'Write to us' }, home],
  },
} as const;
