import { type AskedField, type Form, forms } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';
import { type Lead, type LeadKind, leadFields } from './lead.ts';
import { readTable, type TableName, type Tables } from './pages.ts';

/** `since` is the first moment that counts, `until` the first that no longer does. */
export type LeadQuery = { kind?: LeadKind; spam?: boolean; since?: Date; until?: Date };

/** All leads, newest first. A lead that came over two channels under one id is one lead. */
export async function collectLeads(client: Client, query: LeadQuery = {}): Promise<Lead[]> {
  const rows: Lead[][] = [];
  for (const [kind, { table }] of Object.entries<Form>(forms)) {
    if (table) rows.push((await read(client, table.name)).map((row) => fromRow(kind as LeadKind, row)));
  }
  rows.push((await read(client, 'form_submissions')).map(fromForm));
  const leads = mergeById(rows.flat());
  return leads
    .filter((lead) => lead.spam === (query.spam ?? false) && (!query.kind || lead.kind === query.kind))
    .filter((lead) => isWithin(new Date(lead.created_at), query))
    .map((lead) => ({ ...lead, created_at: new Date(lead.created_at).toISOString() }))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

function isWithin(time: Date, { since, until }: LeadQuery): boolean {
  return (!since || time >= since) && (!until || time < until);
}

const read = <Table extends TableName>(client: Client, table: Table) =>
  readTable(client, table, { ascending: false });

function fromRow(kind: LeadKind, { id, created_at, ...columns }: Tables[TableName]['Row']): Lead {
  return { id, created_at, kind, channels: ['database'], spam: false, ...fieldsOf(columns), details: {} };
}

function fromForm({ id, created_at, form_name, fields, spam }: Tables['form_submissions']['Row']): Lead {
  const isDetail = ([name]: [string, string]) => !leadFields.some((field) => field.name === name);
  const details = Object.fromEntries(Object.entries(fields).filter(isDetail));
  const kind = form_name as LeadKind;
  return { id, created_at, kind, channels: ['form'], spam, ...fieldsOf(fields), details };
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Record<AskedField, string> {
  const fields = leadFields.map(({ name }) => [name, values[name] ?? '']);
  return Object.fromEntries(fields) as Record<AskedField, string>;
}

/** Database rows come first in the list and win: they passed the stricter checks. */
function mergeById(leads: Lead[]): Lead[] {
  const byId = new Map<string, Lead>();
  for (const lead of leads) {
    const known = byId.get(lead.id);
    if (known) known.channels = [...new Set([...known.channels, ...lead.channels])];
    else byId.set(lead.id, lead);
  }
  return [...byId.values()];
}
