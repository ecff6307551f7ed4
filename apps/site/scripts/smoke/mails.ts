import { setTimeout as pause } from 'node:timers/promises';
import type { LeadSource } from '@laliaflia/backend/leads';
import type { Report } from './report.ts';
import { sum } from './report.ts';
import type { Stored } from './stored.ts';

type Client = LeadSource['client'];

/** A scheduled worker comes once a minute. In milliseconds. */
const patience = 90_000;

/** Each lead makes one mail to the owner and one to its sender, and they go. A subscription is told to the owner alone. */
export async function checkMails(
  client: Client,
  stored: readonly Stored[],
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<void> {
  const leads = stored.filter(({ kind }) => kind !== 'chat-message');
  const mails = await settledMails(
    client,
    leads.map(({ id }) => id),
    signal,
  );
  const wrong: string[] = [];
  for (const { id, kind, what } of stored) {
    const own = mails.filter(({ submission_id }) => submission_id === id);
    const count = (to: string) => own.filter((mail) => mail.kind === to).length;
    const wanted = kind === 'chat-message' ? [0, 0] : kind === 'newsletter' ? [1, 0] : [1, 1];
    const made = [count('owner'), count('sender')];
    if (made.join() !== wanted.join())
      wrong.push(
        `${what} has made ${made[0]} mails to the owner and ${made[1]} to the sender, not ${wanted.join(' and ')}.`,
      );
    for (const { kind: to, state, last_error: reason, attempts } of own) {
      if (state === 'dead') wrong.push(`${what}: the mail to the ${to} is given up (${reason}).`);
      else if (state === 'waiting')
        wrong.push(
          `${what}: the mail to the ${to} was not sent in ${attempts} attempts (${reason ?? 'nobody sends'}).`,
        );
      else if (state === 'skipped' && !isCeiling(reason))
        wrong.push(`${what}: no mail to the ${to} (${reason}).`);
    }
  }
  const sent = mails.filter(({ state }) => state === 'sent').length;
  sum(
    report,
    `${mails.length} mails were made, to owner and sender once for each lead; ${sent} are sent.`,
    wrong,
  );
  const held = mails.filter(({ state }) => state === 'skipped').length;
  if (held > 0)
    report.note(`${held} mails to the sender were not sent, because a mailbox gets at most one an hour.`);
}

/** All marks are one mailbox. */
function isCeiling(reason: string | null): boolean {
  return reason?.startsWith('No more than ') ?? false;
}

async function settledMails(client: Client, ids: readonly string[], signal: AbortSignal) {
  const since = new Date(Date.now() - 60 * 60_000).toISOString();
  for (const until = Date.now() + patience; ; await pause(500, undefined, { signal })) {
    const { data, error } = await client
      .rpc('list_mails', { since, most: 2 ** 31 - 1 })
      .in('submission_id', [...ids]);
    if (error) throw new Error(`The mails cannot be read: ${error.message}`);
    if (Date.now() > until || data.every(({ state }) => state !== 'waiting')) return data;
  }
}
