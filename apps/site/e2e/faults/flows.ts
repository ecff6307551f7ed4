import { messages } from '../../content/messages.ts';
import { assessmentFlow } from './assessment-flow.ts';
import { chatFlow } from './chat-flow.ts';
import type { Flow } from './flow.ts';
import { formFlow } from './form-flow.ts';
import { pay } from './webinar-payment.ts';

const person = { name: 'Ada Example', company: 'Analytical Engines', role: 'product' };

/** Every flow: a column of the table each. */
export const flows: readonly Flow[] = [
  formFlow({
    name: 'Newsletter',
    form: 'newsletter',
    path: '/privacy',
    channel: 'database',
    fields: {},
    sent: messages.newsletter.success,
    known: messages.newsletter.alreadySubscribed,
    thanks: '/thank-you?type=contact',
  }),
  formFlow({
    name: 'Contact',
    form: 'contact',
    path: '/contact',
    channel: 'database',
    fields: { ...person, message: 'The seat map loses every second passenger.' },
    sent: messages.contact.success,
    failed: messages.contact.failed,
    thanks: '/thank-you?type=contact',
  }),
  formFlow({
    name: 'Booking',
    form: 'workshop-booking',
    path: '/workshop-details',
    channel: 'form',
    fields: person,
    sent: 'Thank you! Your booking request has been sent.',
    failed: messages.booking.failed,
    thanks: '/thank-you?type=workshop',
  }),
  formFlow({
    name: 'Webinar',
    form: 'webinar',
    path: '/webinar',
    channel: 'form',
    fields: person,
    sent: 'Registration complete.',
    failed: messages.webinar.failed,
    thanks: '/thank-you?type=webinar',
    before: pay,
  }),
  assessmentFlow,
  chatFlow,
];
