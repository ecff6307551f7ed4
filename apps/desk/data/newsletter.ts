import { database } from './client.ts';

export interface Newsletter {
  confirmed: number;
  waiting: number;
  unasked: number;
  left: number;
  newest: readonly {
    id: string;
    email: string;
    created_at: string;
    confirmed_at: string | null;
    is_active: boolean;
    /** Nobody has written to the address yet, so it could not confirm. */
    asked_at: string | null;
  }[];
}

export interface Health {
  alarms: readonly {
    alarm: string;
    place: string;
    is_on: boolean;
    message: string;
    began_at: string;
    changed_at: string;
  }[];
  waiting: number;
  dead: number;
  mails: readonly {
    id: string;
    kind: string;
    form_name: string;
    /** The lead, where a form was sent; of an answer or a link to sign in something else. */
    submission_id: string;
    state: 'waiting' | 'dead';
    attempts: number;
    last_error: string | null;
  }[];
  servers: readonly {
    place: string;
    status: {
      takes_leads: boolean;
      room_bytes: number;
      last_backup: string | null;
      started_at: string;
      restarts: number;
      keeps_house: boolean | null;
      version: string;
    };
    noted_at: string;
    silent_seconds: number;
  }[];
  newest_lead: string | null;
  backup: string | null;
  purge: string;
}

interface Recipient {
  id: string;
  email: string;
  confirmed_at: string;
  token: string;
}

/** The most that the database gives at once. */
const pageSize = 1000;

/** Null for whoever is no owner. */
export async function readNewsletter(_id: string, signal: AbortSignal): Promise<Newsletter | null> {
  const { data } = await (await database()).rpc('desk_newsletter').abortSignal(signal).throwOnError();
  return data as unknown as Newsletter | null;
}

/** Null for whoever is no owner. */
export async function readHealth(_id: string, signal: AbortSignal): Promise<Health | null> {
  const { data } = await (await database()).rpc('desk_health').abortSignal(signal).throwOnError();
  return data as unknown as Health | null;
}

/** Who has confirmed, each with a new token with which the address leaves. */
export async function readRecipients(): Promise<Recipient[]> {
  const all: Recipient[] = [];
  for (let last: Recipient | undefined; ; ) {
    const { data } = await (await database())
      .rpc('desk_recipients', last ? { after_id: last.id } : {})
      .throwOnError();
    const page = data as unknown as Recipient[] | null;
    if (page === null) throw new Error('Whoever asks is no owner any more.');
    all.push(...page);
    last = page.at(-1);
    if (page.length < pageSize) return all;
  }
}
