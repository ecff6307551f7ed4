import type { Client } from '../../owner-client.ts';
import { waitAtMost } from '../thread/pause.ts';
import type { Details } from './watch.ts';

export type Noting = {
  client: Client;
  /** Names the machine and the data folder. */
  place: string;
  /** False while the database is being opened, and nothing need be asked. */
  isOpen(): boolean;
  details(): Promise<Details>;
};

export type NotedServer = {
  /** Resolves when what is being written is written. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/** An end waits no longer for a database that does not answer, in seconds. */
const patience = 0.5;

/**
 * Writes down, now and each minute, how this server is, for the page on health at the desk; whoever ends in order takes it back.
 * What the database knows by itself is left out. Never fatal: the desk says that a server is silent. On a disk without room for a
 * lead it is written once.
 */
export function noteServer({ client, place, isOpen, details }: Noting, every = 60_000): NotedServer {
  let isClosing = false;
  let isFull = false;

  async function note(): Promise<void> {
    if (isClosing || !isOpen()) return;
    const { alarms: _alarms, newest_lead_age_seconds: _age, ...status } = await details();
    const wasFull = isFull;
    isFull = !status.takes_leads;
    if (isClosing || (isFull && wasFull)) return;
    await client
      .rpc('note_server', { of_place: place, of_status: status as object as Record<string, string> })
      .throwOnError();
  }

  async function forget(): Promise<void> {
    await last;
    if (isOpen()) await client.rpc('forget_server', { of_place: place });
  }

  let last: Promise<void> = Promise.resolve();
  const noteInTurn = () => {
    last = last.then(note).catch(() => {}); // The alarm of the database says it.
  };
  noteInTurn();
  const timer = setInterval(noteInTurn, every).unref();
  return {
    idle: () => last,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await waitAtMost(
        patience,
        forget().catch(() => {}),
      );
    },
  };
}
