import { messages } from '../../content/messages.ts';
import { assessmentWay } from './assessment-way.ts';
import { chatWay } from './chat-way.ts';
import { formWay } from './form-way.ts';
import type { Way } from './way.ts';
import { pay } from './webinar-payment.ts';

const person = { name: 'Ada Example', company: 'Analytical Engines', role: 'product' };

/** Every way of sending something, a column each. */
export const ways: readonly Way[] = [
  formWay({
    name: 'Newsletter',
    form: 'newsletter',
    path: '/privacy',
    door: 'database',
    fields: {},
    sent: messages.newsletter.success,
    known: messages.newsletter.alreadySubscribed,
    thanks: '/thank-you?type=contact',
  }),
  formWay({
    name: 'Contact',
    form: 'contact',
    path: '/contact',
    door: 'database',
    fields: { ...person, message: 'The seat map loses every second passenger.' },
    sent: messages.contact.success,
    failed: messages.contact.failed,
    thanks: '/thank-you?type=contact',
  }),
  formWay({
    name: 'Booking',
    form: 'workshop-booking',
    path: '/workshop-details',
    door: 'form',
    fields: person,
    sent: 'Thank you! Your booking request has been sent.',
    failed: messages.booking.failed,
    thanks: '/thank-you?type=workshop',
  }),
  formWay({
    name: 'Webinar',
    form: 'webinar',
    path: '/webinar',
    door: 'form',
    fields: person,
    sent: 'Registration complete.',
    failed: messages.webinar.failed,
    thanks: '/thank-you?type=webinar',
    before: pay,
  }),
  assessmentWay,
  chatWay,
];
