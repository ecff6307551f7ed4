import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database/database.gen.ts';
import type { Lead, LeadKind } from './lead.ts';

type Tables = Database['public']['Tables'];
type Client = SupabaseClient<Database>;

export type LeadQuery = { kind?: LeadKind; spam?: boolean };

/** All leads, newest first. A lead that came over two channels under one id is one lead. */
export async function collectLeads(client: Client, query: LeadQuery = {}): Promise<Lead[]> {
  const inquiries = await readAll(client, 'contact_submissions');
  const subscriptions = await readAll(client, 'newsletter_subscriptions');
  const forms = await readAll(client, 'form_submissions');
  const leads = mergeById([
    ...inquiries.map(fromInquiry),
    ...subscriptions.map(fromSubscription),
    ...forms.map(fromForm),
  ]);
  return leads
    .filter((lead) => lead.spam === (query.spam ?? false) && (!query.kind || lead.kind === query.kind))
    .map((lead) => ({ ...lead, created_at: new Date(lead.created_at).toISOString() }))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** The API gives a thousand rows at the most. */
const pageSize = 1000;

async function readAll<Table extends keyof Tables>(client: Client, table: Table) {
  const rows: Tables[Table]['Row'][] = [];
  for (;;) {
    // Untyped, because the common shape of three tables is more than the library's types can follow.
    const { data, error } = await (client as SupabaseClient)
      .from(table)
      .select('*')
      .order('created_at', { ascending: false })
      .order('id')
      .range(rows.length, rows.length + pageSize - 1);
    if (error) throw new Error(`The table ${table} could not be read: ${error.message}`);
    rows.push(...(data as Tables[Table]['Row'][]));
    if (data.length < pageSize) return rows;
  }
}

const empty = { spam: false, name: '', email: '', company: '', role: '', message: '', details: {} };

function fromInquiry(row: Tables['contact_submissions']['Row']): Lead {
  const { id, created_at, name, email, company, role, message } = row;
  const values = { id, created_at, name, email, company, role, message };
  return { ...empty, ...values, kind: 'contact', channels: ['database'] };
}

function fromSubscription({ id, created_at, email }: Tables['newsletter_subscriptions']['Row']): Lead {
  return { ...empty, id, created_at, email, kind: 'newsletter', channels: ['database'] };
}

function fromForm({ id, created_at, form_name, fields, spam }: Tables['form_submissions']['Row']): Lead {
  const { name = '', email = '', company = '', role = '', message = '', ...details } = fields;
  const values = { id, created_at, spam, name, email, company, role, message, details };
  return { ...values, kind: form_name as LeadKind, channels: ['form'] };
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
