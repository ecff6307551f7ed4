import { sendable } from '../forms/definitions.ts';
import { fillingTimeField } from '../forms/filling-time.ts';
import { askedFields, type Form } from '../forms/form.ts';
import type { Entry } from '../outbox/entry.ts';
import { openDatabase } from './database.ts';
import { logged } from './logged.ts';
import { askAgain } from './newsletter-links.ts';
import { classifyInsert, type Outcome, type Sent } from './outcome.ts';
import type { ApiAddress, Insert } from './plain-insert.ts';
import { postForm } from './post-form.ts';

/** One attempt to send something over the channel that it is at. Never rejects. */
export type Send = (
  entry: Pick<Entry, 'id' | 'kind' | 'fields' | 'bot' | 'seconds' | 'channel'>,
  signal: AbortSignal,
) => Promise<Outcome>;

/** @param action Where the host takes forms. Default: the root of the site. */
export function createSend(address: ApiAddress, action = '/'): Send {
  const insert = openDatabase(address);

  async function store(insertion: Insert, sent: Sent, signal: AbortSignal): Promise<Outcome> {
    // Said before anything is fetched, in the words of supabase-js.
    if (!address.key) return refused(logged.keyMissing);
    try {
      const outcome = classifyInsert(await insert(insertion, signal), sent);
      // Nobody waits for it, and it changes nothing of what is answered.
      if (outcome.kind === 'duplicate' && sent.email !== undefined) void askAgain(address, sent.email);
      return outcome;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return classifyInsert({ status: 0, message }, sent);
    }
  }

  return async ({ id, kind, fields, bot, seconds, channel }, signal) => {
    if (channel === 'form') {
      if (kind === 'chat-message') return refused('The host has no form for this');
      return postForm({ form: kind, id, fields, bot, seconds, action }, signal);
    }
    const form: Form = sendable[kind];
    if (form.table === undefined) return refused('The database has no table for this');
    const { name, constants, unique } = form.table;
    const values: Record<string, string> = fields;
    const row = Object.fromEntries(askedFields(form).map((field) => [field.name, values[field.name]]));
    const time = seconds !== undefined && { [fillingTimeField]: seconds };
    return store(
      { table: name, row: { id, ...constants, ...row, ...time }, expects: unique ? 'row or none' : 'row' },
      { id, ...(unique && { email: values[unique] }) },
      signal,
    );
  };
}

function refused(reason: string): Outcome {
  return { kind: 'refused', status: 0, reason };
}
