import { existsSync, readFileSync } from 'node:fs';
import { ownFileOf } from './faults.ts';

const day = 24 * 60 * 60 * 1000;

/** It is so many days ahead as its file says. The engine takes its time from Date, too. */
export function breakClock(): void {
  const RealDate = Date;
  const file = ownFileOf('wrong clock');
  const now = () => RealDate.now() + (existsSync(file) ? Number(readFileSync(file, 'utf8')) * day : 0);
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    apply: () => new RealDate(now()).toString(),
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
  });
}
