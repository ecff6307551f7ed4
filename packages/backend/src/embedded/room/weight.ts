import type { PlainRequest } from '../thread/messages.ts';
import type { Weight } from './steps.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
const calls = /^\/+rest\/v1\/+rpc(\/|$)/;

/** What a request adds. Undefined where it adds nothing: reading, and what the owner does to erase. */
export function weightOf({ method, url }: Pick<PlainRequest, 'method' | 'url'>): Weight | undefined {
  const path = decoded(new URL(url).pathname);
  if (path.includes('count_violation')) return 'page view';
  if (reads.has(method) || calls.test(path)) return undefined;
  if (path.includes('analytics_events')) return 'page view';
  return path.includes('chat_conversations') ? 'chat' : 'lead';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
