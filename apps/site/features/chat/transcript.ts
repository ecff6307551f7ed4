import type { ChatMessage } from '@laliaflia/ui';
import { readFrom, writeTo } from '../../browser/device-store.ts';

/* The conversation stays for the visit, also over a reload, and goes with the tab. */

const key = 'laliaflia-chat';
const longest = 100;

export function keepTranscript(messages: readonly ChatMessage[]): void {
  if (messages.length > 1) writeTo('sessionStorage', key, messages.slice(-longest));
}

/** Without how far the keeping had come, which nobody follows any more. */
export function keptTranscript(): ChatMessage[] | undefined {
  const kept = readFrom('sessionStorage', key);
  if (!Array.isArray(kept) || !kept.every(isMessage)) return undefined;
  return kept.map(({ id, from, body }) => ({ id, from, body }));
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, from, body } = value as Partial<ChatMessage>;
  return (
    typeof id === 'string' &&
    (from === 'guide' || from === 'visitor') &&
    (typeof body === 'string' || (Array.isArray(body) && body.every(isPart)))
  );
}

function isPart(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { href, label } = value as { href?: unknown; label?: unknown };
  // An address of this site, whatever has been written into the storage.
  return typeof label === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
