import { inspect } from 'node:util';
import { usualPause } from '../come-again.ts';
import { internals, type LiteConnection } from '../lite-connection.ts';
import { type DatabaseError, requestContext } from '../request-context.ts';
import type { OnPanic } from './panic.ts';

/**
 * Danger: a database error whose code @supabase/lite does not know (a failed CHECK, 23514, among them) becomes
 * a 500 without the code, so that a refused row looks like a broken server. It also prints the whole error to
 * the terminal, its own ones with a stack, and with them what the visitor typed, line breaks included.
 *
 * Guard: remember the error, print one line without any value, and answer as PostgREST does.
 *
 * Danger: the driver goes on with a connection that was lost in the middle of a transaction, waits for its answer for ever, and
 * takes the session with it.
 *
 * Guard: whoever opened the database is told, and opens another.
 */
export function rememberDatabaseErrors(connection: LiteConnection, onLost: OnPanic = () => {}): void {
  const target = internals(connection, 'normalizeDbError');
  const original = target.normalizeDbError.bind(connection);
  target.normalizeDbError = (raw) => {
    const normal = original(raw);
    const refusal = refusalIn(normal);
    if (refusal === undefined) return saidInOneLine(normal);
    if (/^(08|57P)/.test(refusal.code)) onLost(`the connection to its server is lost (${refusal.message})`);
    const error = new RefusedByDatabase(refusal);
    const context = requestContext.getStore();
    if (context) context.databaseError = error;
    return error;
  };
}

function refusalIn(error: unknown): DatabaseError | undefined {
  if (isDatabaseError(error)) return ofTheDisk(error);
  if (isUnfitting(error)) return unfitting;
  return isUnreachable(error) ? unreachable : undefined;
}

/** What an answer needs of a database error, and nothing of the query and its parameters. */
class RefusedByDatabase extends Error implements DatabaseError {
  readonly code: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;

  constructor({ code, message, detail, hint }: DatabaseError) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.hint = hint;
  }

  /** For the terminal. Where Postgres quotes a value, it does so after a colon, and a name may hold line breaks. */
  [inspect.custom](): string {
    const reason =
      this.code === 'PGRST' ? 'by an answer of its own' : this.message.split(':')[0]?.replace(/\s+/g, ' ');
    return `The database refused a request: ${this.code} ${reason}`;
  }
}

/** An error of the library itself: of a table that is not there, or an address that it cannot read. It quotes the address. */
function saidInOneLine(error: unknown): unknown {
  if (error instanceof Error && error.name === 'Error') {
    const reason = error.message.split(/['":\n]/)[0]?.trim() || 'its address cannot be read';
    Object.defineProperty(error, inspect.custom, { value: () => `The API refused a request: ${reason}` });
  }
  return error;
}

export async function restoreErrorCode(response: Response): Promise<Response> {
  const error = requestContext.getStore()?.databaseError;
  if (response.status !== 500 || !error) return response;
  const body = (await response.clone().json()) as { code?: string };
  if (body.code !== 'SUP') return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const status = postgrestStatus(error.code);
  if (status === 503) headers.set('retry-after', String(usualPause));
  return Response.json(
    { code: error.code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null },
    { status, headers },
  );
}

/**
 * PostgREST's table of statuses, without the codes that never come here because lite knows them. But a disk that fails (58),
 * a server that starts or stops (57P) and a statement that took too long (57014) are no fault of the request: 503 as when the
 * disk is full.
 */
function postgrestStatus(code: string): number {
  if (/^(08|53|57P0[1-3]|57014|58)/.test(code)) return 503;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|F0|HV|P0(?!001)|XX)/.test(code)) return 500;
  return 400;
}

/**
 * Said by the driver of a value that it cannot write as the column's type: an object, a list, a number in place of a text; or
 * lists within lists, deeper than it can go.
 */
function isUnfitting(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof Error && /^Invalid input for \w+ type$/.test(error.message))
  );
}

/** Said by the driver of a server that is gone, or not there. */
function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof Error && typeof code === 'string' && /^(CONNECT|E[A-Z]+$)/.test(code);
}

/** Of a disk that has turned read-only Postgres says that the privilege is missing; browsers would take that as final. */
function ofTheDisk(error: DatabaseError): Pick<DatabaseError, 'code' | 'message' | 'detail' | 'hint'> {
  const { code, message, detail, hint } = error;
  const isOfDisk = code === '42501' && /^could not .*\b(file|directory) "/.test(message);
  return isOfDisk ? { code: '58030', message, detail, hint } : error;
}

const unreachable: DatabaseError = { code: '08006', message: 'The database cannot be reached' };
const unfitting: DatabaseError = { code: '22P02', message: 'A value does not fit the type of its column' };

function isDatabaseError(error: unknown): error is DatabaseError {
  const code = (error as DatabaseError | null)?.code;
  return error instanceof Error && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
}
