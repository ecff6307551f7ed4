import { money } from '../format.ts';
import { fieldWords } from '../forms.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { webinar } from '../webinar.ts';
import { form, payment, reservation } from './webinar.ts';

export const head = {
  title: `Sample payment, no money moves | ${site.brand}`,
  description:
    'This page stands where the page of a payment provider will be. It takes no data and moves no money.',
  keywords: ['sample payment', 'live webinar', 'registration'],
} as const satisfies PageHead;

export const intro = {
  title: 'Nothing is charged here',
  lead: 'This site is an example without a payment provider, so you need no card and no account. You finish in the tab with your registration.',
  back: { href: '/webinar', label: 'Back to the webinar' },
  actions: [{ href: '#finish', label: 'How to finish your registration' }],
} as const;

/** What stands beside the opening. */
export const receipt = {
  title: 'Your seat in the live webinar',
  text: `“${webinar.title}”, one seat of ${webinar.seats}`,
  seats: webinar.seats,
  price: { term: 'Price of the seat', value: money(webinar.price) },
  total: { term: 'To pay now', value: money({ ...webinar.price, amount: 0 }) },
} as const;

export const finish = {
  id: 'finish',
  title: 'How to finish your registration',
  steps: [
    {
      title: 'Close this tab',
      text: 'Your registration is still open in the other tab.',
    },
    {
      title: 'Confirm the sample payment',
      text: `Press “${payment.completed}”, then OK.`,
    },
    {
      title: 'Send it',
      text: `Press “${payment.register}”. A confirmation e-mail follows ${promises.confirmation}.`,
    },
  ],
  /** The browser as it looks now, with the numbers of the steps in the places where one presses. */
  browser: {
    front: 'Live webinar',
    behind: 'Sample payment',
    form: form.title,
    fields: [fieldWords.name.label, fieldWords.email.label, fieldWords.company.label, fieldWords.role.label],
    payment: payment.title,
    completed: payment.completed,
    register: payment.register,
  },
} as const;

export const closing = {
  title: 'Is the other tab gone?',
  actions: [
    { href: `/webinar#${reservation.id}`, label: 'Register again' },
    { href: '/contact', label: 'Ask us' },
  ],
} as const;
