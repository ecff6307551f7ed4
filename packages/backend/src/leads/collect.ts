import { type AskedField, fillingTimeField } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';
import { type Lead, type LeadKind, leadFields } from './lead.ts';

/** `since` is the first moment that counts, `until` the first that no longer does. */
export type LeadQuery = { kind?: LeadKind; spam?: boolean; since?: Date; until?: Date };

/** A row of the view public.leads. */
type LeadRow = {
  id: string;
  created_at: string;
  kind: LeadKind;
  spam: boolean;
  /** Null where only the form handling has it. */
  also_form: boolean | null;
  columns: Record<string, unknown>;
};

/** So many leads are in memory at once. */
const pageSize = 500;

/** The leads, newest first, in pages. One that came over two channels under one id is one lead. */
export async function* readLeads(
  client: Client,
  query: LeadQuery = {},
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Lead[], void, undefined> {
  let last: LeadRow | undefined;
  for (let left = most; left > 0; ) {
    const wanted = Math.min(left, pageSize);
    const { data, error } = await client.rpc('list_leads', { most: wanted, ...argumentsOf(query, last) });
    if (error) throw new Error(`The leads could not be read: ${error.message}`);
    const rows = data as LeadRow[];
    if (rows.length > 0) yield rows.map(toLead);
    if (rows.length < wanted) return;
    left -= rows.length;
    last = rows.at(-1);
  }
}

function argumentsOf({ kind, spam, since, until }: LeadQuery, last: LeadRow | undefined) {
  return {
    ...(kind && { of_kind: kind }),
    ...(spam && { is_spam: true }),
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
    ...(last && { before_time: last.created_at, before_id: last.id }),
  };
}

function toLead({ id, created_at, kind, spam, also_form, columns }: LeadRow): Lead {
  const isForm = also_form === null;
  const isDetail = ([name]: [string, unknown]) => !leadFields.some((field) => field.name === name);
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    kind,
    channels: isForm ? ['form'] : also_form ? ['database', 'form'] : ['database'],
    spam,
    ...fieldsOf(columns),
    details: isForm
      ? (Object.fromEntries(Object.entries(columns).filter(isDetail)) as Lead['details'])
      : { ...subscriptionOf(kind, columns), ...fillingTimeOf(columns) },
  };
}

/** Whether letters may go to an address. */
function subscriptionOf(kind: LeadKind, { is_active, confirmed_at }: LeadRow['columns']): Lead['details'] {
  if (kind !== 'newsletter') return {};
  if (!is_active) return { subscription: 'left' };
  return typeof confirmed_at === 'string'
    ? { subscription: 'confirmed', confirmed_at: new Date(confirmed_at).toISOString() }
    : { subscription: 'not confirmed' };
}

function fillingTimeOf({ [fillingTimeField]: seconds }: LeadRow['columns']): Lead['details'] {
  return typeof seconds === 'number' ? { [fillingTimeField]: String(seconds) } : {};
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Record<AskedField, string> {
  const fields = leadFields.map(({ name }) => [name, values[name] ?? '']);
  return Object.fromEntries(fields) as Record<AskedField, string>;
}
