import { money } from '../format.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { webinar } from '../webinar.ts';
import { payment, reservation } from './webinar.ts';

export const head = {
  title: `Sample payment, no money moves | ${site.brand}`,
  description:
    'This page stands where the page of a payment provider will be. It takes no data and moves no money.',
  keywords: ['sample payment', 'live webinar', 'registration'],
} as const satisfies PageHead;

export const intro = {
  title: 'Nothing is charged here',
  lead: 'This site is an example without a payment provider, so you need no card and no account.',
  back: { href: '/webinar', label: 'Back to the webinar' },
  actions: [{ href: '#finish', label: 'How to finish your registration' }],
} as const;

/** What stands beside the opening. */
export const receipt = {
  title: 'Your seat in the live webinar',
  lines: [
    { term: 'Price of the seat', value: money(webinar.price) },
    { term: 'Charged on this page', value: money({ ...webinar.price, amount: 0 }) },
  ],
  total: { term: 'To pay now', value: money({ ...webinar.price, amount: 0 }) },
} as const;

export const finish = {
  id: 'finish',
  title: 'How to finish your registration',
  steps: [
    {
      title: 'Close this tab',
      sign: 'Sample payment ×',
      text: 'Your registration is open in the tab that you came from, with everything you have written.',
    },
    {
      title: 'Say that it is paid',
      sign: payment.completed,
      text: `Press “${payment.completed}” there. We take your word for it.`,
    },
    {
      title: 'Send it',
      sign: payment.register,
      text: `Press “${payment.register}”. A confirmation e-mail follows ${promises.confirmation}.`,
    },
  ],
} as const;

export const closing = {
  title: 'Is the other tab gone?',
  actions: [
    { href: `/webinar#${reservation.id}`, label: 'Register again' },
    { href: '/contact', label: 'Ask us' },
  ],
} as const;
