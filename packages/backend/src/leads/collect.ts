import type { Lead, LeadKind } from './lead.ts';
import { type Client, readTable, type Tables } from './pages.ts';

/** `since` is the first moment that counts, `until` the first that no longer does. */
export type LeadQuery = { kind?: LeadKind; spam?: boolean; since?: Date; until?: Date };

/** All leads, newest first. A lead that came over two channels under one id is one lead. */
export async function collectLeads(client: Client, query: LeadQuery = {}): Promise<Lead[]> {
  const newestFirst = { ascending: false };
  const inquiries = await readTable(client, 'contact_submissions', newestFirst);
  const subscriptions = await readTable(client, 'newsletter_subscriptions', newestFirst);
  const forms = await readTable(client, 'form_submissions', newestFirst);
  const leads = mergeById([
    ...inquiries.map(fromInquiry),
    ...subscriptions.map(fromSubscription),
    ...forms.map(fromForm),
  ]);
  return leads
    .filter((lead) => lead.spam === (query.spam ?? false) && (!query.kind || lead.kind === query.kind))
    .filter((lead) => isWithin(new Date(lead.created_at), query))
    .map((lead) => ({ ...lead, created_at: new Date(lead.created_at).toISOString() }))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

function isWithin(time: Date, { since, until }: LeadQuery): boolean {
  return (!since || time >= since) && (!until || time < until);
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
