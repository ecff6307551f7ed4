import type { Database } from '@laliaflia/leads/database';
import type { Client } from '../owner-client.ts';
import { localTime, shorten } from './table.ts';

export type Mail = Database['public']['Functions']['list_mails']['Returns'][number];

/** So long ago something was sent lately, in days. */
const lately = 7;
/** Of what is left to do, and of what is done. */
const most = { open: 100, done: 20 };

/** The dead first, then what waits, then what was sent or skipped lately, each from the newest on. */
export async function readMails(client: Client): Promise<Mail[]> {
  const since = new Date(Date.now() - lately * 24 * 60 * 60 * 1000).toISOString();
  const inState = async (states: string[], limit: number) => {
    const { data, error } = await client.rpc('list_mails', { since, most: limit, states });
    if (error) throw new Error(`The mails could not be read: ${error.message}`);
    return data;
  };
  return [
    ...(await inState(['dead'], most.open)),
    ...(await inState(['waiting'], most.open)),
    ...(await inState(['sent', 'skipped'], most.done)),
  ];
}

/** @param id Undefined for all that are dead. */
export async function sendAgain(client: Client, id: string | undefined): Promise<number> {
  const { data, error } = await client.rpc('send_mails_again', id === undefined ? {} : { mail_id: id });
  if (error) throw new Error(`Nothing is sent again: ${error.message}`);
  const found = data as number;
  if (id !== undefined && found === 0) throw new Error(`There is no mail ${id} that was not sent.`);
  return found;
}

/** One line for each, the reason as long as the terminal's width allows. */
export function mailTable(mails: readonly Mail[], width: number): string {
  const rows = mails.map((mail) => [
    mail.id,
    localTime(mail.created_at),
    mail.kind,
    mail.form_name,
    mail.submission_id.slice(0, 8),
    stateOf(mail),
    mail.state === 'sent' ? '' : (mail.last_error ?? ''),
  ]);
  const titles = ['ID', 'WHEN', 'TO', 'KIND', 'LEAD', 'STATE', 'WHY'];
  const widths = titles.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [titles, ...rows]
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => shorten(line, Math.max(width, 120)))
    .join('\n');
}

function stateOf({ state, attempts, next_attempt_at, settled_at }: Mail): string {
  if (state === 'waiting')
    return attempts === 0 ? 'waiting' : `waiting, next at ${localTime(next_attempt_at)}`;
  return state === 'sent' ? `sent ${localTime(settled_at)}` : state;
}
