import { sql, type Transaction } from 'kysely';
import { internals, type LiteConnection } from '../lite-connection.ts';
import { requestContext } from '../request-context.ts';

/**
 * Danger: @supabase/lite sets request.headers and request.method for function calls only. Triggers on tables
 * (rate limits by address) would find nothing and let everything pass.
 *
 * Guard: set both for every request, and whose it is, in one statement as PostgREST does. The library itself takes six to
 * say whose it is, a quarter of the time of a small insert.
 */
export function provideRequestHeaders(connection: LiteConnection): void {
  const target = internals(connection, 'applyJwtSessionContext');
  target.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    const role = auth?.role || 'anon';
    const context = requestContext.getStore();
    const longest = context ? String(Math.round(context.longest * 1000)) : null;
    await sql`
      select set_config('role', ${role}, true),
             set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
             set_config('request.jwt.claim.role', ${role}, true),
             set_config('request.jwt.claims', ${auth?.jwt ? JSON.stringify(auth.jwt) : ''}, true),
             set_config('storage.operation', ${String(storage?.operation ?? '')}, true),
             set_config('request.headers', ${context?.headers ?? ''}, true),
             set_config('request.method', ${context?.method ?? ''}, true),
             set_config('limits.switch', ${context && !context.rateLimit ? 'off' : 'on'}, true),
             set_config('statement_timeout', coalesce(${longest}, current_setting('statement_timeout')), true)
    `.execute(transaction as Transaction<unknown>);
  };
}
