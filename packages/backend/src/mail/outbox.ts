import type { Database } from '@laliaflia/leads/database';
import type { Client } from '../owner-client.ts';

type Claimed = Omit<Database['public']['Functions']['claim_mails']['Returns'][number], 'kind' | 'token'>;

export type ClaimedMail = Claimed &
  (
    | { kind: 'owner' | 'sender'; token: null }
    /** What an owner wrote at the desk. */
    | { kind: 'answer'; token: null }
    /** Asks for the confirmation; the links carry the token. */
    | { kind: 'subscriber'; token: string }
    /** Signs the owner in; the link carries the token. */
    | { kind: 'sign-in'; token: string }
  );

/** What became of an attempt. */
export type Outcome =
  | { outcome: 'sent' }
  | { outcome: 'again'; reason: string; wait_seconds: number }
  /** dead: the owner may send it again. refused: and the address gets nothing more. skipped: it never could go. */
  | { outcome: 'dead' | 'refused' | 'skipped'; reason: string };

/** Seconds for which a claimed mail is nobody else's: longer than an attempt may take. */
const lease = 15 * 60;

/** @param domain Of the sender, for the Message-ID. */
export async function claimMails(client: Client, most: number, domain: string): Promise<ClaimedMail[]> {
  const { data, error } = await client.rpc('claim_mails', { most, lease_seconds: lease, domain });
  if (error) throw new Error(error.message);
  return data as ClaimedMail[];
}

export async function settleMail(client: Client, { id, attempt }: ClaimedMail, outcome: Outcome) {
  const { error } = await client.rpc('settle_mail', { mail_id: id, attempt, ...outcome });
  if (error) throw new Error(error.message);
}

/** Which of these mails still have their lead. */
export async function knownMails(client: Client, ids: string[]): Promise<Set<string>> {
  const { data, error } = await client.rpc('known_mails', { ids });
  if (error) throw new Error(error.message);
  return new Set(data.map(({ id }) => id));
}
