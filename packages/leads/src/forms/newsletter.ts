import { emailField } from './email.ts';
import type { Form } from './form.ts';

/** In a file of its own, because every page carries it: see definitions.ts for the others. */
export const newsletter = {
  name: 'newsletter',
  table: { name: 'newsletter_subscriptions', constants: { is_active: true }, unique: 'email' },
  fields: { email: emailField },
} as const satisfies Form;
