import { sql, type Transaction } from 'kysely';
import { internals, type LiteConnection } from '../lite-connection.ts';
import { requestContext } from '../request-context.ts';

/**
 * Danger: @supabase/lite sets request.headers and request.method for function calls only. Triggers on tables
 * (rate limits by address) would find nothing and let everything pass.
 *
 * Guard: set both for every request, as PostgREST does.
 */
export function provideRequestHeaders(connection: LiteConnection): void {
  const target = internals(connection, 'applyJwtSessionContext');
  const original = target.applyJwtSessionContext.bind(connection);
  target.applyJwtSessionContext = async (transaction, variables, force) => {
    await original(transaction, variables, force);
    const context = requestContext.getStore();
    if (!context) return;
    await sql`
      select set_config('request.headers', ${context.headers}, true),
             set_config('request.method', ${context.method}, true),
             set_config('limits.switch', ${context.rateLimit ? 'on' : 'off'}, true),
             set_config('statement_timeout', ${`${Math.round(context.longest * 1000)}`}, true)
    `.execute(transaction as Transaction<unknown>);
  };
}
