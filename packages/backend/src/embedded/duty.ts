import type { Client } from '../owner-client.ts';

/** What only one of the servers on a database does: the purge, the backups, and the alarms of what the database shows. */
export type Duty = {
  /**
   * Asks the database, and takes the duty where nobody has it.
   *
   * @throws Where the database does not answer.
   */
  isOurs(): Promise<boolean>;
  /** What was last heard of it; undefined where nobody has asked yet. */
  wasOurs(): boolean | undefined;
  /** Does this as soon as the duty has come from another server. */
  onTaken(task: () => void): void;
  /** Leaves it to the next server. */
  close(): Promise<void>;
};

/** In seconds: between two times that it is asked for, and for how long it is ours. */
export type Pace = { every: number; lease: number };
const usualPace: Pace = { every: 20, lease: 60 };

/**
 * Holds the duty as long as this server lives; another one has it within a lease and a pause.
 *
 * @param holder Names the machine and the data folder: the same after a restart, another one on another machine.
 */
export function holdDuty(client: Client, holder: string, { every, lease } = usualPace): Duty {
  const tasks: (() => void)[] = [];
  let heard: boolean | undefined;
  let isClosing = false;

  async function hold(seconds: number): Promise<boolean> {
    const { data, error } = await client.rpc('hold_duty', {
      of_duty: 'housekeeping',
      of_holder: holder,
      lease_seconds: seconds,
    });
    if (error) throw new Error(error.message);
    return data as boolean;
  }

  async function isOurs(): Promise<boolean> {
    const isNow = !isClosing && (await hold(lease));
    // Whoever starts does everything once, or hears that it is another's.
    const before = heard ?? true;
    if (!isClosing) heard = isNow;
    if (isClosing || isNow === before) return isNow;
    console.log(
      isNow
        ? 'This server has taken over the backups, the purge and the alarms of the database.'
        : 'Another server on this database makes the backups and purges. Should it end, this one takes over within two minutes.',
    );
    if (isNow) for (const task of tasks) queueMicrotask(task);
    return isNow;
  }

  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = isOurs().catch(() => {}); // The alarm of the database says it.
  }, every * 1000).unref();
  return {
    isOurs,
    wasOurs: () => heard,
    onTaken: (task) => void tasks.push(task),
    async close() {
      isClosing = true;
      clearInterval(timer);
      await last;
      await hold(0).catch(() => {}); // It ends by itself.
    },
  };
}

/** On the embedded engine the lock of the data folder says that there is no other server. */
export const alone: Duty = {
  isOurs: async () => true,
  wasOurs: () => true,
  onTaken: () => {},
  close: async () => {},
};
