/** Wrong ones in a row that cost nothing. */
const free = 5;
/** Seconds to wait after one more; twice as long after each further one, up to the longest. */
const firstWait = 5;
/** Seconds. Of an address as long as it takes; for a person's own sign-in not so long that others could lock it. */
const longest = { address: 900, account: 30 };
/** Seconds after the last one until all is forgotten. */
const memory = 3600;
const most = 10_000;

type Trouble = { failures: number; last: number };

export type Attempts = {
  /** Seconds until another attempt is looked at; 0: now. */
  wait(address: string | null, account: string): number;
  /** After a wrong one. */
  fail(address: string | null, account: string): void;
  succeed(address: string | null, account: string): void;
};

/** Slows down who guesses: by network address, and a little by account, for guesses from many addresses. */
export function countAttempts(
  now: () => number = Date.now,
  { of, waits }: { of: 'passwords' | 'codes'; waits: typeof longest } = { of: 'passwords', waits: longest },
): Attempts {
  const troubles = new Map<string, Trouble>();
  const keys = (address: string | null, account: string) =>
    [
      ['address', address ?? ''],
      ['account', account],
    ] as const;

  function waitOf(kind: keyof typeof longest, value: string): number {
    const trouble = troubles.get(`${kind} ${value}`);
    if (trouble === undefined || trouble.failures < free) return 0;
    const wait = Math.min(firstWait * 2 ** (trouble.failures - free), waits[kind]);
    return Math.max(0, Math.ceil(wait - (now() - trouble.last) / 1000));
  }

  return {
    wait: (address, account) =>
      Math.max(...keys(address, account).map(([kind, value]) => waitOf(kind, value))),
    fail(address, account) {
      for (const [key, { last }] of troubles) if (now() - last > memory * 1000) troubles.delete(key);
      for (const [kind, value] of keys(address, account)) {
        const key = `${kind} ${value}`;
        const failures = (troubles.get(key)?.failures ?? 0) + 1;
        if (troubles.size < most || troubles.has(key)) troubles.set(key, { failures, last: now() });
        if (failures === free)
          console.error(`Sign-in: ${free} wrong ${of} in a row for one ${kind}; it has to wait now.`);
      }
    },
    succeed(address, account) {
      for (const [kind, value] of keys(address, account)) troubles.delete(`${kind} ${value}`);
    },
  };
}
