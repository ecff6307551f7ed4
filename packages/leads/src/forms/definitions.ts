import { emailField } from './email.ts';
import type { Form, FormValues } from './form.ts';
import { newsletter } from './newsletter.ts';
import { person } from './person.ts';

export { newsletter };

/*
 * Everything that visitors send, each defined once. The types of the values, the checks, the fields on the pages, the
 * skeletons for the host, the comparison with the database, the columns of `pnpm leads` and the samples of the tests all
 * come from here. To add a field: docs/how-to/add-a-form-field.md.
 */

const hidden = { kind: 'hidden' } as const;

export const contact = {
  name: 'contact',
  table: { name: 'contact_submissions' },
  fields: {
    ...person,
    message: { kind: 'long-text', limit: 5000, required: true },
    topic: hidden,
    industry: hidden,
  },
  shorter: { 'idea-sprint': ['email', 'message'] },
} as const satisfies Form;

export const workshopBooking = {
  name: 'workshop-booking',
  fields: {
    ...person,
    message: { kind: 'long-text', limit: 5000, required: false },
    workshopType: hidden,
  },
} as const satisfies Form;

export const webinar = {
  name: 'webinar',
  fields: { ...person, payment_id: hidden, payment_status: hidden, payment_verification: hidden },
} as const satisfies Form;

export const assessmentReport = {
  name: 'assessment-report',
  fields: { email: emailField, version: hidden, result: hidden },
  numbered: 'q',
} as const satisfies Form;

/** One message of the chat panel. No lead, and no form that a host could take. */
export const chatMessage = {
  name: 'chat-message',
  table: { name: 'chat_conversations' },
  fields: {
    session_id: { kind: 'text', limit: 128, required: true },
    message: { kind: 'long-text', limit: 4000, required: true },
    sender: { kind: 'select', options: ['user', 'bot'], required: true },
  },
} as const satisfies Form;

/** The forms that the host's form handling knows. */
export const forms = {
  contact,
  newsletter,
  'workshop-booking': workshopBooking,
  webinar,
  'assessment-report': assessmentReport,
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Everything that goes through the outbox. */
export const sendable = { ...forms, 'chat-message': chatMessage } as const;
export type SubmissionKind = keyof typeof sendable;
export type SentValues<Kind extends SubmissionKind> = FormValues<(typeof sendable)[Kind]>;
