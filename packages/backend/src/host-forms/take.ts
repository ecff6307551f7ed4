import { createHash } from 'node:crypto';
import { type FormName, formNameField, keepHostForm } from '@laliaflia/leads';
import type { Client } from '../owner-client.ts';
import type { HostState, HostSubmission } from './host-api.ts';

/** What the host adds to the fields of a form; it says more of the sender than we keep of anybody. */
const added = new Set(['ip', 'user_agent', 'referrer']);

/** The time at which the host took a form, where it comes to us late. In milliseconds. */
const sentField = 'sent_at';
const late = 5 * 60_000;

/** Thrown where the database refuses a form itself; others may be stored all the same. */
export class FormRefusedError extends Error {}

/**
 * Stores what the host has taken.
 *
 * @returns False if it was stored before.
 */
export async function takeSubmission(
  client: Client,
  { id, created_at, data }: HostSubmission,
  form: FormName,
  state: HostState,
): Promise<boolean> {
  const sent = Object.entries(data).filter(([name]) => !added.has(name) && name !== sentField);
  const kept = keepHostForm([
    [formNameField, form],
    ...sent.map(([name, value]) => [name, asText(value)] as const),
  ]);
  if (kept === undefined) throw new FormRefusedError(`${form} is no form.`);
  const time = new Date(created_at);
  const {
    data: isNew,
    error,
    status,
  } = await client.rpc('take_host_form', {
    host_id: id,
    id: kept.submission_id ?? idOf(id),
    form_name: form,
    fields: {
      ...kept.fields,
      ...(Date.now() - time.getTime() > late && { [sentField]: time.toISOString() }),
    },
    spam: kept.spam || state === 'spam',
    sent_at: time.toISOString(),
  });
  if (error === null) return isNew as boolean;
  const reason = `The host's submission ${id} could not be stored: ${error.message}`;
  throw status >= 400 && status < 500 && status !== 401 && status !== 403
    ? new FormRefusedError(reason)
    : new Error(reason);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(asText).join(', ') : JSON.stringify(value);
}

/** Without scripts a form has no id of its own: the same for the same submission of the host. */
function idOf(hostId: string): string {
  const hex = createHash('sha256').update(`host ${hostId}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}
