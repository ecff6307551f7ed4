import type { Seating } from '@laliaflia/ui/seat-map';
import { drawnSeats, ending, travellers } from '../../content/seats/living.ts';

/** What came of it, in words: who sits where, after how many taps, for how much. */
export function resultOf({ seats, taps }: Seating, price: string): string {
  const who = travellers.map(({ name }) => `${name} ${seats[name]}`).join(', ');
  const isAsDrawn = travellers.every(({ name }) => seats[name] === drawnSeats[name]);
  const said = ending.together
    .replace('{taps}', (taps === 1 ? ending.taps.one : ending.taps.other).replace('{count}', String(taps)))
    .replace('{who}', who)
    .replace('{price}', price);
  return isAsDrawn ? said : `${said} ${ending.otherOrder}`;
}
