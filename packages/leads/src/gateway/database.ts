import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.gen.ts';
import { type Answer, readAnswer } from './answer.ts';
import { outlivesPage } from './keepalive.ts';
import { type ApiAddress, type Insert, insertPlainly } from './plain-insert.ts';

/**
 * How rows get into the database. supabase-js is fetched at the first use and never before, because it weighs more than
 * most pages. Where it cannot be fetched, the same request goes out without it.
 */
export function openDatabase(address: ApiAddress): (what: Insert, signal: AbortSignal) => Promise<Answer> {
  const connect = onceUnlessFailing(() => createClient(address));
  return async (what, signal) => {
    const client = await connect().catch(() => undefined);
    return client === undefined ? insertPlainly(address, what, signal) : insert(client, what, signal);
  };
}

type Client = SupabaseClient<Database>;

async function insert(client: Client, { table, row, expects }: Insert, signal: AbortSignal): Promise<Answer> {
  const inserted = client
    .from(table)
    // Table and row belong together, but the common shape of three is more than the library's types can follow.
    .insert(row as never)
    .select()
    .abortSignal(signal)
    .throwOnError();
  try {
    const { data, status } = await (expects === 'row' ? inserted.single() : inserted.maybeSingle());
    return { row: data, status };
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Carries a refusal past the library, which turns some answers into others and drops the headers. */
class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(answer.message);
    this.answer = answer;
  }
}

async function createClient({ url, key }: ApiAddress): Promise<Client> {
  const supabase = await import('@supabase/supabase-js');
  return supabase.createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      async fetch(input, init) {
        // A visitor who leaves at once takes nothing back.
        const keepalive = outlivesPage([String(init?.body ?? '')]);
        const response = await fetch(input, { ...init, keepalive });
        if (!response.ok) throw new Refused(await readAnswer(response));
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
