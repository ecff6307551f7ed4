import { database } from './client.ts';
import type { Payment } from './types.ts';

/** What is held of whoever sent a lead. */
export interface Erasure {
  leads: number;
  chats: number;
  answers: number;
  notes: number;
  /** Of other people, who mention the address. */
  mentions: number;
}

/** Null: as long as all leads. */
export type KeptDay = string | null;

/**
 * @param seen The day that is shown.
 * @returns The day that another desk has set meanwhile, where nothing was saved.
 */
export async function keepLead(lead: string, seen: KeptDay, until: KeptDay): Promise<KeptDay | undefined> {
  // The database takes null for a day, which its types do not say.
  const days = { seen: seen as string, until: until as string };
  const { error } = await (await database()).rpc('keep_lead', { lead, ...days });
  if (error === null) return undefined;
  if (error.code === 'PT409') return error.details || null;
  throw error;
}

/** @returns The mark that was made; undefined where another desk was quicker, and the mark is its own. */
export async function markPaid(lead: string): Promise<Payment | undefined> {
  const { data, error } = await (await database())
    .from('lead_payments')
    .insert({ lead_id: lead })
    .select('verified_at, verified_by');
  if (error && error.code !== '23505') throw error;
  return data?.[0];
}

/** @returns Whether it was this very mark that went: another desk may have removed it, or made its own. */
export async function unmarkPaid(lead: string, { verified_at, verified_by }: Payment): Promise<boolean> {
  const { data } = await (await database())
    .from('lead_payments')
    .delete()
    .eq('lead_id', lead)
    .eq('verified_at', verified_at)
    .eq('verified_by', verified_by)
    .select('lead_id')
    .throwOnError();
  return data.length > 0;
}

/** Null where there is no address to look for. */
export async function readErasure(lead: string, signal: AbortSignal): Promise<Erasure | null> {
  const { data } = await (await database()).rpc('desk_erasure', { lead }).abortSignal(signal).throwOnError();
  return data as unknown as Erasure | null;
}

/** Once it is done, also where somebody else has done it. */
export async function erasePerson(lead: string): Promise<void> {
  const { error } = await (await database()).rpc('erase_person', { lead });
  if (error && error.code !== 'PT404') throw error;
}
