import { database } from './client.ts';
import type { Seats } from './numbers.ts';
import { site } from './site.ts';
import type { Answer, LeadState, Payment } from './types.ts';

export interface Guest {
  id: string;
  created_at: string;
  state: LeadState;
  /** Null where there is no address. Several seats of one person have the same. */
  mailbox: string | null;
  name: string;
  email: string;
  company: string;
  paid: Payment | null;
  /** How often somebody has written to them by the desk, and the last time. */
  answers: number;
  answered: Pick<Answer, 'subject' | 'author' | 'created_at'> | null;
}

/** The webinar begins anew after its last date. */
function lastDate(): string {
  const over = site()
    .webinar.dates.map(({ moment }) => moment)
    .filter((moment) => Date.parse(moment) < Date.now());
  const year = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString();
  return (over.filter((moment) => moment > year).at(-1) ?? year).slice(0, 10);
}

/** How many guests each workshop and the webinar has, by its id; `other` for workshops that the site does not name. */
export async function countGuests(
  _id: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const { data } = await (await database()).rpc('desk_seats').abortSignal(signal).throwOnError();
  const { workshops } = site();
  const since = lastDate();
  const counts: Record<string, number> = { other: 0 };
  for (const { kind, type, day, count } of (data ?? []) as unknown as readonly Seats[]) {
    if (kind === 'webinar' && day < since) continue;
    const event = kind === 'webinar' ? kind : (workshops.find(({ title }) => title === type)?.id ?? 'other');
    counts[event] = (counts[event] ?? 0) + count;
  }
  return counts;
}

/** Null for whoever is no owner. */
export async function readGuests(event: string, signal: AbortSignal): Promise<readonly Guest[] | null> {
  const { workshops } = site();
  const { data } = await (await database())
    .rpc('desk_guests', {
      of_event: workshops.find(({ id }) => id === event)?.title ?? event,
      known: workshops.map(({ title }) => title),
      ...(event === 'webinar' && { since: lastDate() }),
    })
    .abortSignal(signal)
    .throwOnError();
  return data as unknown as readonly Guest[] | null;
}

/**
 * @param mails The id of its mail for each lead.
 * @param known For each lead how often somebody has written, as it is shown; a number in signs, as the type of its argument asks.
 * @returns How many mails wait now, for ten seconds. None where another desk has written to one of them meanwhile.
 */
export async function mailGuests(
  mails: Readonly<Record<string, string>>,
  known: Readonly<Record<string, string>>,
  text: { subject: string; body: string },
): Promise<number | 'conflict'> {
  const { data, error } = await (await database()).rpc('mail_guests', { mails, known, ...text });
  if (error === null) return data as unknown as number;
  if (error.code === 'PT409') return 'conflict';
  throw error;
}

/** @returns Whether that was in time. */
export async function takeBackMails(answers: readonly string[]): Promise<boolean> {
  const { error } = await (await database()).rpc('take_back_mails', { answers: [...answers] });
  if (error === null) return true;
  if (error.code === 'PT409' || error.code === 'PT404') return false;
  throw error;
}
