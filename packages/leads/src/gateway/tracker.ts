import type { Database } from '../database.gen.ts';
import { eventLimits } from '../forms/limits.ts';
import { cleanLine } from '../forms/text.ts';
import { logged } from './logged.ts';
import type { ApiAddress } from './plain-insert.ts';

/** A question of an assessment is counted once, when it is reached. */
export type CountedEvent = 'page_view' | `form_submit_${string}` | 'assessment_step';

/** `path` with its query. */
export type Tracker = (event: CountedEvent, path: string) => void;

type EventRow = Database['public']['Tables']['analytics_events']['Insert'];

/** Nobody opens so many pages without a network; more would only be memory. */
const longestQueue = 20;
const patience = 10_000;

/**
 * Page views without cookies. A plain fetch with keepalive, because it must cost nothing before hydration, must
 * survive leaving the page, and needs the two headers that sendBeacon cannot carry. It never throws and never
 * delays anything; nothing is sent when the browser asks for privacy. Events go out in their order, one at a time;
 * what fails is dropped, and what the page leaves behind goes out at once as it is hidden.
 */
export function createTracker(address: ApiAddress): Tracker {
  const queue: EventRow[] = [];
  let busy = false;

  const sendNext = () => {
    const row = queue.shift();
    busy = row !== undefined;
    if (row) deliver(row).finally(sendNext);
  };
  const deliver = (row: EventRow) =>
    send(address, row).catch((error) => console.error(logged.analyticsFailed, error));

  globalThis.addEventListener?.('pagehide', () => {
    for (const row of queue.splice(0)) void deliver(row);
  });
  return (event, path) => {
    if (asksForPrivacy()) return;
    if (queue.push(eventRow(event, path)) > longestQueue) queue.shift();
    if (!busy) sendNext();
  };
}

function eventRow(eventType: CountedEvent, path: string): EventRow {
  return {
    event_type: eventType,
    page_path: shorten(path, eventLimits.page_path),
    user_agent: shorten(navigator.userAgent, eventLimits.user_agent),
    referrer: shorten(document.referrer, eventLimits.referrer),
  };
}

async function send({ url, key }: ApiAddress, row: EventRow): Promise<void> {
  if (!key) throw new Error(logged.keyMissing);
  const response = await fetch(`${url.replace(/\/$/, '')}/rest/v1/analytics_events`, {
    method: 'POST',
    keepalive: true,
    // One that hangs must not hold up the others for ever.
    signal: AbortSignal.timeout(patience),
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

function shorten(text: string, longest: number): string {
  return cleanLine(text.slice(0, longest));
}

function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
