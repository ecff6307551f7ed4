import { setTimeout as pause } from 'node:timers/promises';
import type { LeadSource } from '@laliaflia/backend/leads';
import type { Report } from './report.ts';
import { sum } from './report.ts';
import type { Stored } from './stored.ts';

type Client = LeadSource['client'];

/** A scheduled worker comes once a minute. In milliseconds. */
const patience = 90_000;

/** Whom each lead makes one mail to: a subscriber is asked for a confirmation. */
const wantedFor = (kind: Stored['kind']): readonly string[] => {
  if (kind === 'chat-message') return [];
  return ['owner', kind === 'newsletter' ? 'subscriber' : 'sender'];
};

/** Each lead makes its mails, once each, and they go. */
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
  let held = 0;
  for (const { id, kind, what } of stored) {
    const own = mails.filter(({ submission_id }) => submission_id === id);
    const made = own.map(({ kind: to }) => to).sort();
    const wanted = wantedFor(kind);
    if (made.join() !== wanted.join())
      wrong.push(`${what} has made mails to ${inWords(made)}, not to ${inWords(wanted)}.`);
    for (const { kind: to, state, last_error: reason, attempts } of own) {
      if (state === 'dead') wrong.push(`${what}: the mail to the ${to} is given up (${reason}).`);
      else if (isHeld({ kind: to, state, attempts })) held += 1;
      else if (state === 'waiting')
        wrong.push(
          `${what}: the mail to the ${to} was not sent in ${attempts} attempts (${reason ?? 'nobody sends'}).`,
        );
      else if (state === 'skipped' && isCeiling(reason)) held += 1;
      else if (state === 'skipped') wrong.push(`${what}: no mail to the ${to} (${reason}).`);
    }
  }
  const sent = mails.filter(({ state }) => state === 'sent').length;
  sum(report, `${mails.length} mails were made, each once; ${sent} are sent.`, wrong);
  if (held > 0)
    report.note(`${held} mails to the sender are held back, because a mailbox gets at most one an hour.`);
}

const inWords = (recipients: readonly string[]): string => recipients.join(' and ') || 'nobody';

/** Mails to subscribers go last; one that has its turn and was never tried waits for the ceiling. */
function isHeld({ kind, state, attempts }: { kind: string; state: string; attempts: number }): boolean {
  return kind === 'subscriber' && state === 'waiting' && attempts === 0;
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
    if (Date.now() > until || data.every((mail) => mail.state !== 'waiting' || isHeld(mail))) return data;
  }
}
