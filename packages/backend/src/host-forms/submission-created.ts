import type { Client } from '../owner-client.ts';
import type { HostApi } from './host-api.ts';
import { takeSubmission } from './take.ts';

/**
 * Answers the call that the host makes for each submission. Anybody may forge it, so nothing of it is believed but the id, under
 * which the submission is asked from the host again. The host's copy stays until the hourly job finds it stored.
 */
export async function onSubmissionCreated(
  request: Request,
  { host, client }: { host: HostApi; client: Client },
): Promise<Response> {
  const id = await readId(request);
  if (id === undefined) return said(400, 'The call names no submission.');
  const submission = await host.submission(id);
  const form = submission && (await host.forms()).get(submission.form_id ?? '');
  if (submission === undefined || form === undefined)
    return said(404, 'There is no such submission of this site.');
  const isNew = await takeSubmission(client, submission, form, 'verified');
  return said(200, isNew ? 'Stored.' : 'It was stored before.');
}

async function readId(request: Request): Promise<string | undefined> {
  const body = (await request.json().catch(() => null)) as { payload?: { id?: unknown } } | null;
  const id = body?.payload?.id;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function said(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
