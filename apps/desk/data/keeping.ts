import { database } from './client.ts';

/** What is held of whoever sent a lead. */
export interface Erasure {
  leads: number;
  chats: number;
  answers: number;
  notes: number;
  /** Of other people, who mention the address. */
  mentions: number;
}

/** @param until Null: as long as all leads. */
export async function keepLead(lead: string, until: string | null): Promise<void> {
  // The database takes null for a day, which its types do not say.
  await (await database()).rpc('keep_lead', { lead, until: until as string }).throwOnError();
}

export async function setPaid(lead: string, isPaid: boolean): Promise<void> {
  const payments = (await database()).from('lead_payments');
  if (!isPaid) await payments.delete().eq('lead_id', lead).throwOnError();
  else {
    const { error } = await payments.insert({ lead_id: lead });
    // Another desk was quicker.
    if (error && error.code !== '23505') throw error;
  }
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
