import { corporateFormats, deliveries, targetGroups } from '../corporate.ts';
import { countText } from '../format.ts';
import { subjects } from '../head.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';
import { capital } from '../words.ts';

export const head = {
  title: `Corporate innovation training | ${site.brand}`,
  description:
    'On-site workshops, virtual programs, executive retreats and internal innovation labs, for four hours or twelve months, around one real problem of yours.',
  keywords: ['corporate innovation training', 'executive retreat', 'innovation lab', ...subjects],
} as const satisfies PageHead;

export const intro = {
  title: 'Training for companies that want to keep it',
  lead: 'We work with your people on your problem, and plan from the first day how you will go on without us.',
  actions: [{ href: '/contact?topic=proposal', label: 'Request Custom Proposal' }],
} as const;

export const services = {
  title: 'Four ways to work with us',
  lead: 'By where it happens and who is in the room. They can follow one another.',
  items: deliveries.map(({ title, text, points }) => ({ title, text, points })),
} as const;

export const groups = {
  title: 'Who comes',
  lead: 'Mixed groups learn faster. What each brings is what the others lack.',
  items: [
    {
      title: targetGroups[0],
      text: 'They decide what happens on Monday, so they have to have tried it themselves.',
    },
    {
      title: targetGroups[1],
      text: 'They bring the backlog. Half of it becomes a test, the other half goes.',
    },
    { title: targetGroups[2], text: 'They bring the process, and learn where people walk around it.' },
    { title: targetGroups[3], text: 'They bring what is possible. We ask whom it would help.' },
    { title: targetGroups[4], text: 'They bring the numbers, and take home the questions behind them.' },
  ],
} as const;

export const formats = {
  title: 'Half a day to a year',
  lead: 'Begin with the first if nobody in the house has worked with us.',
  items: corporateFormats.map(({ title, text, length: { unit, ...range }, participants }) => ({
    title,
    text,
    points: [
      countText(range, unit),
      ...(participants ? [`${participants.from}–${participants.to} participants`] : []),
    ],
  })),
} as const;

export const voice = { title: 'From a programme of four months', items: [testimonials.programme] } as const;

/** The two that lead to the inquiry, each with its own subject. */
export const talk = {
  title: 'Not sure what to ask for?',
  text: `Say in one sentence what should be different in a year. We answer ${promises.answer}.`,
  actions: [
    { href: '/contact?topic=strategy-session', label: 'Schedule Strategy Session' },
    { href: '/contact?topic=strategy-call', label: 'Book Strategy Call' },
  ],
} as const;

export const process = {
  title: 'From the first call to the handover',
  steps: [
    {
      title: 'A call',
      text: `${capital(promises.discoveryCall)} on what is stuck and who would have to be there.`,
    },
    { title: 'A proposal', text: 'One page: format, dates, people, price, and what we will not do.' },
    { title: 'The work', text: 'Your case, your customers, our methods. You keep everything on the wall.' },
    { title: 'The handover', text: 'Two of your people lead the last session. We sit at the back.' },
  ],
} as const;
