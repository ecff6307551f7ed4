import { money } from '../format.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { webinar } from '../webinar.ts';

export const head = {
  title: `Sample payment, no money moves | ${site.brand}`,
  description:
    'This page stands where the page of a payment provider will be. It takes no data and moves no money.',
  keywords: ['sample payment', 'live webinar', 'registration'],
} as const satisfies PageHead;

export const intro = {
  title: 'No money moves here',
  lead: `In the finished shop a payment provider would now take ${money(webinar.price)} for one seat. This page only stands in for it.`,
  back: { href: '/webinar', label: 'Back to the webinar' },
} as const;

export const steps = {
  title: 'What to do now',
  items: [
    {
      title: 'Close this page',
      text: 'If it opened in a tab of its own, your registration is waiting in the other one.',
    },
    {
      title: 'Say that you have paid',
      text: 'The registration takes your word for it. Nobody checks, because there is nothing to check.',
    },
    {
      title: 'Running this site yourself?',
      text: 'Put the address of your payment provider into the record of the webinar, and this page is out of use.',
    },
  ],
} as const;
