import { cleanInquiry, cleanLine, type Inquiry, messages } from '@laliaflia/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database/database.gen.ts';

/** Address and public key of the Supabase project, or of the embedded server. */
export type ApiAddress = { url: string; key: string };

export type InquiryResult = { ok: true } | { ok: false; error: string; status?: number };
export type SubscribeResult = { ok: true } | { ok: false; message: string };

export type Gateway = {
  submitInquiry(inquiry: Inquiry & { id: string }): Promise<InquiryResult>;
  subscribe(signup: { id: string; email: string }): Promise<SubscribeResult>;
};

type Client = SupabaseClient<Database>;
type Answer = { data: { id: string } | null; error: Failure | null; status: number };
/** Promised by the library, but whatever answers in the server's place need not keep it. */
type Failure = { code?: string; message?: string };

/**
 * How pages send things. supabase-js is fetched at the first use and never before, because it weighs more than
 * most pages. Without a key each call rejects with the error of supabase-js; nothing happens before a call.
 */
export function createGateway(address: ApiAddress): Gateway {
  const connect = onceUnlessFailing(() => createClient(address));
  return {
    async submitInquiry({ id, ...inquiry }) {
      requireKey(address);
      const answer = await attempt(async () =>
        (await connect())
          .from('contact_submissions')
          .insert({ id, ...cleanInquiry(inquiry) })
          .select()
          .single(),
      );
      if (answer.data?.id === id || isAlreadyStored(answer)) return { ok: true };
      const error = answer.error?.message || messages.contact.failed;
      return { ok: false, error, status: answer.status };
    },

    async subscribe({ id, email }) {
      requireKey(address);
      const answer = await attempt(async () =>
        (await connect())
          .from('newsletter_subscriptions')
          .insert({ id, email: cleanLine(email), is_active: true })
          .select()
          .maybeSingle(),
      );
      if (!answer.error || isAlreadyStored(answer)) return { ok: true };
      return { ok: false, message: newsletterMessage(answer.error, answer.status) };
    },
  };
}

async function createClient({ url, key }: ApiAddress): Promise<Client> {
  const supabase = await import('@supabase/supabase-js');
  return supabase.createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/** Said before supabase-js is fetched, in its own words. */
function requireKey({ key }: ApiAddress): void {
  if (!key) throw new Error(messages.client.keyMissing);
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

/** supabase-js reports failures as values; what still throws (a chunk that cannot be loaded) joins them. */
async function attempt(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { data: null, error: { code: '', message }, status: 0 };
  }
}

/** A repeat of a send whose answer got lost: the row is there under our own id. */
function isAlreadyStored({ error }: Answer): boolean {
  return error?.code === '23505' && error.message?.includes('_pkey"') === true;
}

function newsletterMessage({ code, message }: Failure, status: number): string {
  if (code === '23505') return messages.newsletter.alreadySubscribed;
  // Not a word of the database: the network failed, or something in between answered with a page.
  const isForeign = status === 0 || message?.trimStart().startsWith('<');
  return (!isForeign && message) || messages.newsletter.failed;
}
