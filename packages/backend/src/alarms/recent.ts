type Totals = { all: number; failed: number };

/** Milliseconds. */
const span = 10 * 60_000;

/** What has come in the last ten minutes, from totals that only grow. */
export function createRecent(totals: () => Totals): (now: Date) => Totals {
  let seen: (Totals & { at: number })[] = [];
  return (now) => {
    const at = now.getTime();
    const last = { at, ...totals() };
    // The newest of those that are old enough is where the ten minutes begin.
    const begin = seen.findLastIndex((each) => each.at <= at - span);
    seen = [...seen.slice(Math.max(begin, 0)), last];
    const first = begin < 0 ? { all: 0, failed: 0 } : seen[0];
    return { all: last.all - (first?.all ?? 0), failed: last.failed - (first?.failed ?? 0) };
  };
}
