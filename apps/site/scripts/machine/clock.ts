import { readFileSync } from 'node:fs';
import { ownFileOf } from './faults.ts';

const day = 24 * 60 * 60 * 1000;

/** It is so many days ahead as its file says. The engine takes its time from Date, too. */
export function breakClock(): void {
  const RealDate = Date;
  const file = ownFileOf('wrong clock');
  const now = () => RealDate.now() + daysIn(file) * day;
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    apply: () => new RealDate(now()).toString(),
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  });
}

/** Without a file 0, and read in one step: it may be put right between a look whether it is there and another into it. */
function daysIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
