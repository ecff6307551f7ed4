import type { PGlite } from '@electric-sql/pglite';

/** What to do when the database cannot go on. Whatever is open in it is lost; its log has what was acknowledged. */
export type OnPanic = (reason: string) => void;

/**
 * Danger: after a PANIC (the log cannot be written: the disk is full or fails) a Postgres server starts its processes anew.
 * The one inside this process throws an error like any other, and computes for ever at the next statement.
 *
 * Guard: whoever started it is told before there is a next statement, and ends the thread that it runs in.
 */
export function tellOfPanic(engine: PGlite, onPanic: OnPanic): void {
  for (const name of ['execProtocol', 'execProtocolStream'] as const) {
    const original = engine[name].bind(engine) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(engine, {
      async [name](...args: unknown[]) {
        try {
          return await original(...args);
        } catch (error) {
          if ((error as { severity?: string }).severity === 'PANIC') {
            onPanic(`its engine has given up (${(error as Error).message})`);
          }
          throw error;
        }
      },
    });
  }
}
