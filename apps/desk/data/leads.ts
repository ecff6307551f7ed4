import { database } from './client.ts';
import type { Counts, LeadKind, LeadLine, LeadState, WholeLead } from './types.ts';

/** What is looked for; everything where nothing is said. */
export interface LeadQuery {
  kind?: LeadKind | undefined;
  state?: LeadState | undefined;
  search?: string | undefined;
}

export const pageSize = 50;

/** A page of leads, newest first, older than a lead of the page before. */
export async function listLeads(
  { kind, state, search }: LeadQuery,
  before: LeadLine | undefined,
  signal: AbortSignal,
  most = pageSize,
): Promise<LeadLine[]> {
  const { data } = await (await database())
    .rpc('desk_leads', {
      most,
      ...(kind && { of_kind: kind }),
      ...(state && { of_state: state }),
      ...(search && { search }),
      ...(before && { before_time: before.created_at, before_id: before.id }),
    })
    .abortSignal(signal)
    .throwOnError();
  return data as unknown as LeadLine[];
}

/** By state, up to a thousand each; empty for whoever is no owner. */
export async function countLeads(signal: AbortSignal): Promise<Counts> {
  const { data } = await (await database()).rpc('desk_counts').abortSignal(signal).throwOnError();
  return data as unknown as Counts;
}

/** Which of some leads are not there any more; nothing for whoever is no owner. */
export async function goneOf(leads: readonly string[], signal: AbortSignal): Promise<string[]> {
  if (leads.length === 0) return [];
  const { data } = await (await database())
    .rpc('desk_gone', { leads: [...leads] })
    .abortSignal(signal)
    .throwOnError();
  return data as unknown as string[];
}

export async function readLead(id: string, signal: AbortSignal): Promise<WholeLead> {
  const { data } = await (await database()).rpc('desk_lead', { lead: id }).abortSignal(signal).throwOnError();
  return data as unknown as WholeLead;
}

/** @returns The state that somebody else has given it meanwhile, where nothing was changed. */
export async function changeState(
  id: string,
  from: LeadState,
  to: LeadState,
): Promise<LeadState | undefined> {
  const { error } = await (await database()).rpc('set_lead_state', {
    lead: id,
    from_state: from,
    to_state: to,
  });
  if (error === null) return undefined;
  if (error.code === 'PT409') return error.details as LeadState;
  throw error;
}

export async function addNote(note: { id: string; lead_id: string; body: string }): Promise<void> {
  await (await database()).from('lead_notes').insert(note).throwOnError();
}

/** @returns Whether it was there until now: another desk may have removed it. */
export async function removeNote(id: string): Promise<boolean> {
  const { data } = await (await database())
    .from('lead_notes')
    .delete()
    .eq('id', id)
    .select('id')
    .throwOnError();
  return data.length > 0;
}

/** What was removed: its id, of a payment that of its lead, and when it had been made, by which it is known from a later one. */
export interface Removed {
  id: string;
  madeAt: string;
}

/**
 * Brings back what was removed within the last seconds, as it was. Until then the database holds it, whatever becomes of this
 * page.
 */
export async function putBack(
  of_table: 'lead_notes' | 'lead_payments',
  { id, madeAt }: Removed,
): Promise<'done' | 'late' | 'conflict'> {
  const { error } = await (await database()).rpc('put_back', { of_table, removed: id, made_at: madeAt });
  if (error === null) return 'done';
  if (error.code === 'PT410') return 'late';
  if (error.code === 'PT409') return 'conflict';
  throw error;
}
