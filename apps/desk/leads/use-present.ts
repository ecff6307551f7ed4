import { useEffect, useRef } from 'react';
import type { LeadState, WholeLead } from '../data/types.ts';

/** Reads again what is open, whenever the list beside it has looked for news. */
export function useLooks(looks: number, read: () => void): void {
  const latest = useRef(read);
  latest.current = read;
  const last = useRef(looks);
  useEffect(() => {
    if (last.current === looks) return;
    last.current = looks;
    latest.current();
  }, [looks]);
}

/**
 * How a lead stands: as it was read, or as it was changed here since then. What is read after a change, here or at another desk,
 * is known by its time.
 *
 * @param changed Another object for each change.
 * @param onRead What was read is what is shown.
 */
export function usePresentState(
  read: LeadState | undefined,
  row: WholeLead['state'] | undefined,
  changed: { state: LeadState } | undefined,
  onRead: (state: LeadState) => void,
): LeadState | undefined {
  const since = row?.changed_at;
  const held = useRef({ changed, since });
  if (held.current.changed !== changed) held.current = { changed, since };
  const isHeld = changed !== undefined && held.current.since === since;
  const latest = useRef(onRead);
  latest.current = onRead;
  useEffect(() => {
    if (read && !isHeld) latest.current(read);
  }, [read, isHeld]);
  return read && isHeld ? changed.state : read;
}
