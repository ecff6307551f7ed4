import { setTimeout as pause } from 'node:timers/promises';
import { findPerson, forgetMails, type LeadSource, type PersonalRow } from '@laliaflia/backend/leads';
import { isSmokeMark } from '@laliaflia/leads';
import { type Report, sum } from './report.ts';
import type { Sent } from './sent.ts';

type Client = LeadSource['client'];
type Table = Parameters<Client['from']>[0];

/** A static host hands forms over in its own time. In milliseconds. */
const patience = 60_000;

export interface Stored extends Sent {
  id: string;
}

/** Looks for everything in the database, each once and as it was sent. Returns what is there. */
export async function checkStored(
  client: Client,
  sent: readonly Sent[],
  { report, signal }: { report: Report; signal: AbortSignal },
): Promise<Stored[]> {
  const until = Date.now() + patience;
  const stored: Stored[] = [];
  const wrong: string[] = [];
  for (const one of sent) {
    let rows = await ownRows(client, one.mark);
    while (rows.length === 0 && Date.now() < until) {
      await pause(1000, undefined, { signal });
      rows = await ownRows(client, one.mark);
    }
    // A subscription that came as a form is in both tables, under one id.
    const row = rows.find(({ table_name }) => table_name === one.table) ?? rows[0];
    if (row === undefined) wrong.push(`${one.what} is not in the database.`);
    else {
      stored.push({ ...one, id: row.id });
      wrong.push(...wrongRow(one, row, new Set(rows.map(({ id }) => id)).size));
    }
  }
  sum(report, `${sent.length} marked leads are in the database, each once and whole.`, wrong, sent.length);
  return stored;
}

/** To the database all marks are one mailbox, the owner's own: what names just this one, and its conversation. */
async function ownRows(client: Client, mark: string): Promise<PersonalRow[]> {
  const rows = (await findPerson(client, mark)).filter(({ own }) => own);
  const marked = rows.filter(({ content }) => JSON.stringify(content).includes(mark));
  const sessions = marked.map(({ content }) => content.session_id).filter(Boolean);
  return rows.filter((row) => marked.includes(row) || sessions.includes(row.content.session_id));
}

function wrongRow({ what, table, id, typed }: Sent, row: PersonalRow, times: number): string[] {
  const values = (row.table_name === 'form_submissions' ? row.content.fields : row.content) as Sent['typed'];
  const changed = Object.keys(typed).filter((name) => values[name] !== typed[name]);
  return [
    ...(times > 1 ? [`${what} is in the database ${times} times.`] : []),
    ...(row.table_name === table ? [] : [`${what} is in ${row.table_name}, and not in ${table}.`]),
    ...(id === undefined || row.id === id
      ? []
      : [`${what} is stored under another id than it was sent with.`]),
    ...(changed.length === 0 ? [] : [`${what} is stored with other values of ${changed.join(', ')}.`]),
  ];
}

/** Leaves nothing of these addresses, not even a mail. */
export async function removeMarked(
  source: LeadSource,
  marks: readonly string[],
  report: Report,
): Promise<void> {
  // Not as a person, whose whole mailbox would be erased for good.
  for (const mark of marks)
    for (const { table_name, id } of await ownRows(source.client, mark))
      await source.client
        .from(table_name as Table)
        .delete()
        .eq('id', id)
        .throwOnError();
  await forgetMails(source);
  const left: string[] = [];
  for (const mark of marks)
    left.push(...(await ownRows(source.client, mark)).map(({ table_name }) => table_name));
  if (left.length === 0) return report.good('Nothing of this smoke test is left in the database.');
  report.bad(`${left.length} marked rows could not be removed from ${[...new Set(left)].join(', ')}.`);
}

/** Of runs that were killed; younger ones may still be at work. */
const leftOver = 10 * 60_000;

/** @param mailbox Only marks of the own mailbox are known to be nobody else's. */
export async function findLeftovers(client: Client, mailbox: string): Promise<string[]> {
  const [local = '', domain = ''] = [
    mailbox.slice(0, mailbox.lastIndexOf('@')),
    mailbox.slice(mailbox.lastIndexOf('@')),
  ];
  const before = new Date(Date.now() - leftOver).toISOString();
  const texts: string[] = [];
  const pattern = '%+smoke-%';
  for (const table of ['contact_submissions', 'newsletter_subscriptions'] as const) {
    const { data, error } = await client
      .from(table)
      .select('email')
      .like('email', pattern)
      .lt('created_at', before);
    if (error) throw new Error(`Earlier smoke tests cannot be looked for: ${error.message}`);
    texts.push(...data.map(({ email }) => email));
  }
  const forms = await client
    .from('form_submissions')
    .select('email:fields->>email')
    .like('fields->>email', pattern)
    .lt('created_at', before);
  const chats = await client
    .from('chat_conversations')
    .select('message')
    .like('message', `Smoke test of ${pattern}`)
    .lt('created_at', before);
  const error = forms.error ?? chats.error;
  if (error) throw new Error(`Earlier smoke tests cannot be looked for: ${error.message}`);
  texts.push(...(forms.data ?? []).map(({ email }) => String(email)));
  texts.push(...(chats.data ?? []).map(({ message }) => message.split(' ').at(-1) ?? ''));
  return [...new Set(texts)].filter(
    (text) => isSmokeMark(text) && text.startsWith(`${local}+smoke-`) && text.endsWith(domain),
  );
}
