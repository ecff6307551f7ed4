import { botField, type FormName, formNameField, submissionIdField } from '@laliaflia/domain';

interface HostPost {
  form: FormName;
  id: string;
  fields: Record<string, string>;
  /** What stood in the bot field. */
  bot?: string;
}

/** Sends a form to the host's form handling, as the browser itself would. */
export async function postToHost({ form, id, fields, bot = '' }: HostPost): Promise<void> {
  const body = new FormData();
  body.set(formNameField, form);
  body.set(botField, bot);
  body.set(submissionIdField, id);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch('/', { method: 'POST', body, keepalive: true });
  if (!answer.ok) throw new Error(`The host answered the form "${form}" with ${answer.status}`);
}

/**
 * A filled bot field is a program, or a person whose browser filled it: the visitor sees success either way, and the
 * host keeps the post as spam.
 */
export function reportSpam(post: Required<HostPost>): void {
  postToHost(post).catch((error) => console.error('Spam could not be kept', error));
}
