import type { FormName } from '../forms/definitions.ts';
import { fillingTimeField } from '../forms/filling-time.ts';
import { botField, formNameField, submissionIdField } from '../forms/host-form.ts';
import { isConfirmed } from './form-receipt.ts';
import { outlivesPage } from './keepalive.ts';
import { classifyPost, type Outcome } from './outcome.ts';

export interface FormPost {
  form: FormName;
  id: string;
  fields: Readonly<Record<string, string>>;
  /** What stood in the bot field. A filled one is a program, or a person whose browser filled it: the host keeps it as spam. */
  bot?: string | undefined;
  /** How long filling in took, if that was measured. */
  seconds?: number | undefined;
  /** Where the host takes forms. */
  action: string;
}

/** One attempt to hand a form to the host's form handling, as the browser itself would. Never rejects. */
export async function postForm(
  { form, id, fields, bot = '', seconds, action }: FormPost,
  signal: AbortSignal | null = null,
): Promise<Outcome> {
  const body = new FormData();
  body.set(formNameField, form);
  body.set(botField, bot);
  body.set(submissionIdField, id);
  if (seconds !== undefined) body.set(fillingTimeField, String(seconds));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const keepalive = outlivesPage(Object.entries(fields).flat());
  try {
    const { status, headers, message } = await request(action, { method: 'POST', body, keepalive, signal });
    return classifyPost({
      status,
      retryAfter: headers.get('retry-after'),
      message,
      confirmed: isConfirmed(headers, id),
    });
  } catch (error) {
    return classifyPost({ status: 0, message: error instanceof Error ? error.message : String(error) });
  }
}

async function request(path: string, init: RequestInit) {
  const response = await fetch(path, init);
  const { status, headers, ok } = response;
  // A page, which nobody needs, nor whether it breaks off; of a failure the beginning, for the log.
  if (ok) response.body?.cancel().catch(() => undefined);
  return { status, headers, message: ok ? undefined : await response.text() };
}
