import { formNames, isSmokeMark } from '@laliaflia/leads';
import type { PlainRequest } from '../thread/messages.ts';

/** What the log says of a lead: nothing of the person. */
export type StoredLead = {
  kind: string;
  table: string;
  /** Null where the database has made it. */
  id: string | null;
  channel: 'database' | 'form';
  spam: boolean;
};

const leadTables: Readonly<Record<string, string>> = {
  contact_submissions: 'contact',
  newsletter_subscriptions: 'newsletter',
  form_submissions: 'form',
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The leads of an insert that was answered with 201; none where the owner puts rows back. */
export function storedLeads(request: PlainRequest): StoredLead[] {
  return insertedRows(request).map(({ lead }) => lead);
}

/** The same without those of a smoke test. */
export function countedLeads(request: PlainRequest): StoredLead[] {
  return insertedRows(request).flatMap(({ lead, email }) => (isSmokeMark(email) ? [] : [lead]));
}

function insertedRows({ method, url, body, by }: PlainRequest): { lead: StoredLead; email: unknown }[] {
  const [, table = ''] = /^\/rest\/v1\/(\w+)\/?$/.exec(new URL(url).pathname) ?? [];
  const kind = leadTables[table];
  if (method !== 'POST' || by === 'owner' || kind === undefined || body === null) return [];
  return rowsOf(body).map((row) => {
    const isForm = table === 'form_submissions';
    const lead: StoredLead = {
      kind: isForm ? (formNames.find((name) => name === row.form_name) ?? 'other') : kind,
      table,
      id: typeof row.id === 'string' && uuid.test(row.id) ? row.id.toLowerCase() : null,
      channel: isForm ? 'form' : 'database',
      spam: row.spam === true,
    };
    return { lead, email: isForm ? row.fields?.email : row.email };
  });
}

type Row = {
  id?: unknown;
  form_name?: unknown;
  spam?: unknown;
  email?: unknown;
  fields?: { email?: unknown };
};

/** Of a body that is not JSON it is only known that it was stored. */
function rowsOf(body: ArrayBuffer): Row[] {
  try {
    const rows: unknown = JSON.parse(new TextDecoder().decode(body));
    return (Array.isArray(rows) ? rows : [rows]) as Row[];
  } catch {
    return [{}];
  }
}
