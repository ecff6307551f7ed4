import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.gen.ts';
import { cleanInquiry, type Inquiry } from '../forms/inquiry.ts';
import { messages } from '../forms/messages.ts';
import { cleanLine, cleanText } from '../forms/text.ts';
import { outlivesPage } from './keepalive.ts';
import { type Answer, classifyInsert, type Outcome } from './outcome.ts';
import { type Insert, insertPlainly } from './plain-insert.ts';

/** Address and public key of the Supabase project, or of the embedded server. */
export type ApiAddress = { url: string; key: string };

export type ChatMessage = { session_id: string; message: string; sender: 'user' | 'bot' };

/** Each call is one attempt; it never rejects. */
export type Attempts = {
  submitInquiry(inquiry: Inquiry & { id: string }, signal?: AbortSignal): Promise<Outcome>;
  subscribe(signup: { id: string; email: string }, signal?: AbortSignal): Promise<Outcome>;
  saveChatMessage(message: ChatMessage & { id: string }, signal?: AbortSignal): Promise<Outcome>;
};

/**
 * How things get into the database. supabase-js is fetched at the first use and never before, because it weighs more
 * than most pages. Where it cannot be fetched, the same request goes out without it.
 */
export function createAttempts(address: ApiAddress): Attempts {
  const wire = new Map<AbortSignal, Pick<Answer, 'status' | 'retryAfter'>>();
  const connect = onceUnlessFailing(() => createClient(address, wire));

  /** @param outer Ends the attempt from outside; one for each attempt. */
  async function insert(what: Insert, outer?: AbortSignal): Promise<Answer> {
    // It also tells the answers of simultaneous attempts apart.
    const signal = outer ?? new AbortController().signal;
    const client = await connect().catch(() => undefined);
    if (client === undefined) return insertPlainly(address, what, signal);
    const inserted = client
      .from(what.table)
      // Table and row belong together, but the common shape of three is more than the library's types can follow.
      .insert(what.row as never)
      .select()
      .abortSignal(signal)
      .retry(false);
    const { data, error, status } = await (what.expects === 'row'
      ? inserted.single()
      : inserted.maybeSingle());
    const seen = wire.get(signal);
    wire.delete(signal);
    // The library turns some answers into others; what came over the wire counts.
    return { row: data, ...error, ...(seen ?? { status }), ...(error?.code === 'PGRST116' && { status }) };
  }

  async function attempt(
    what: Insert,
    sent: { id: string; email?: string },
    signal?: AbortSignal,
  ): Promise<Outcome> {
    // Said before anything is fetched, in the words of supabase-js.
    if (!address.key) return { kind: 'refused', status: 0, reason: messages.client.keyMissing };
    try {
      return classifyInsert(await insert(what, signal), sent);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return classifyInsert({ status: 0, message }, sent);
    }
  }

  return {
    submitInquiry: ({ id, ...inquiry }, signal) =>
      attempt(
        { table: 'contact_submissions', row: { id, ...cleanInquiry(inquiry) }, expects: 'row' },
        { id },
        signal,
      ),

    subscribe({ id, email: typed }, signal) {
      const email = cleanLine(typed);
      const row = { id, email, is_active: true };
      return attempt(
        { table: 'newsletter_subscriptions', row, expects: 'row or none' },
        { id, email },
        signal,
      );
    },

    saveChatMessage: ({ id, session_id, message, sender }, signal) =>
      attempt(
        {
          table: 'chat_conversations',
          row: { id, session_id, message: cleanText(message), sender },
          expects: 'row',
        },
        { id },
        signal,
      ),
  };
}

type Client = SupabaseClient<Database>;

async function createClient({ url, key }: ApiAddress, wire: Map<AbortSignal, unknown>): Promise<Client> {
  const supabase = await import('@supabase/supabase-js');
  return supabase.createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      async fetch(input, init) {
        // A visitor who leaves at once takes nothing back.
        const keepalive = outlivesPage([String(init?.body ?? '')]);
        const response = await fetch(input, { ...init, keepalive });
        const { status, headers } = response;
        if (init?.signal) wire.set(init.signal, { status, retryAfter: headers.get('retry-after') });
        return response;
      },
    },
  });
}

/** One client for all calls; but a chunk that failed to load is fetched anew at the next call. */
function onceUnlessFailing<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => {
    created ??= create().catch((error) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
