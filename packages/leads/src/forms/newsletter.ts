import { emailAdvice, isEmail } from './email.ts';
import { messages } from './messages.ts';
import type { FormProblems } from './problems.ts';
import { cleanLine } from './text.ts';

export type NewsletterSignup = { email: string };

/** Submitting an empty newsletter form does nothing at all: ask this before validating. */
export function isNewsletterEmpty(values: NewsletterSignup): boolean {
  return cleanLine(values.email) === '';
}

/** `null` when the address can be sent. */
export function validateNewsletter(values: NewsletterSignup): FormProblems<'email'> | null {
  const email = cleanLine(values.email);
  if (isEmail(email)) return null;
  return {
    heading: messages.form.checkEmail,
    fields: { email: email === '' ? emailAdvice.missing : emailAdvice.malformed },
  };
}
