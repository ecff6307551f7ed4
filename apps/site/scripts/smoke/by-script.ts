import {
  type ApiAddress,
  type Form,
  formNames,
  newSubmissionId,
  type SubmissionKind,
  sendable,
} from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { createSend } from '@laliaflia/leads/submission';
import type { Report } from './report.ts';
import { type Marks, type Sent, sampleName } from './sent.ts';

interface Target {
  site: string;
  /** As the pages name it. */
  api: ApiAddress;
}

/** Everything that can be sent, by the code that sends it in a browser. */
export async function sendByScript(
  { site, api }: Target,
  { marks, report, signal }: { marks: Marks; report: Report; signal: AbortSignal },
): Promise<Sent[]> {
  const send = createSend(api, new URL('/', site).href);
  const all: Sent[] = [];
  for (const kind of [...formNames, 'chat-message'] satisfies SubmissionKind[]) {
    signal.throwIfAborted();
    const form: Form = sendable[kind];
    const channel = form.table ? 'database' : 'form';
    const [id, mark] = [newSubmissionId(), marks.next()];
    const typed = valuesOf(kind, mark);
    const what = `${kind} by script`;
    // The chat measures no time.
    const time = kind === 'chat-message' ? {} : { seconds: 60 };
    const entry = { id, kind, fields: typed as never, bot: '', channel, ...time } as const;
    const outcome = await send(entry, AbortSignal.any([signal, AbortSignal.timeout(30_000)]));
    if (outcome.kind !== 'stored')
      report.bad(`${what} was not stored (${'reason' in outcome ? outcome.reason : outcome.kind}).`);
    else if (outcome.doubtful)
      report.bad(`${what}: something took it, but does not say that it was the site.`);
    else all.push({ what, kind, mark, id, typed, table: form.table?.name ?? 'form_submissions' });
  }
  return all;
}

function valuesOf(kind: SubmissionKind, mark: string): Record<string, string> {
  const sample: Record<string, string> = sampleOf<Form>(sendable[kind]);
  if (kind === 'chat-message')
    return { ...sample, session_id: newSubmissionId(), message: `Smoke test of ${mark}`, sender: 'user' };
  return { ...sample, ...('name' in sample && { name: sampleName }), email: mark };
}
