import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

export type LiteConnection = PgliteConnection | PostgresConnection;

/** Whose request it is: of a token whose signature was checked, or of a key. */
type SessionVariables = {
  auth?: { role?: string; uid?: unknown; jwt?: object };
  storage?: { operation?: unknown };
};

type Internals = {
  rlsState: 'unknown' | 'active' | 'inactive';
  applyJwtSessionContext(transaction: unknown, variables: SessionVariables): Promise<void>;
  normalizeDbError(error: unknown): unknown;
};

/**
 * The parts of the connection that the guards replace. Two of them are private in the pinned version; if an
 * update moves them, a guard must fail at the start and not silently guard nothing.
 */
export function internals<Name extends keyof Internals>(
  connection: LiteConnection,
  name: Name,
): Pick<Internals, Name> {
  const candidate = connection as unknown as Internals;
  if (candidate[name] === undefined) {
    throw new Error(
      `@supabase/lite no longer has "${name}", which a guard in packages/backend/src/embedded/guards rests ` +
        'on. Pin the version of before, or rewrite the guard for the new one.',
    );
  }
  return candidate;
}
