import { existsSync } from 'node:fs';
import { ownFileOf } from './faults.ts';

/** How far a wrong clock is ahead, in milliseconds: further than anything is kept. */
const ahead = 400 * 24 * 60 * 60 * 1000;

/** The engine takes its time from Date, too. */
export function breakClock(): void {
  const RealDate = Date;
  const file = ownFileOf('wrong clock');
  const now = () => RealDate.now() + (existsSync(file) ? ahead : 0);
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    apply: () => new RealDate(now()).toString(),
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  });
}
