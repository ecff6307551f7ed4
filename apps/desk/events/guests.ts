import type { Guest } from '../data/events.ts';

/** One seat for each person who can be written to: of several the first. */
export function recipients(guests: readonly Guest[]): Guest[] {
  const written = new Set<string>();
  return guests.filter(({ mailbox }) => {
    if (mailbox === null || written.has(mailbox)) return false;
    written.add(mailbox);
    return true;
  });
}
