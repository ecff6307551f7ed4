import { cleanLine, limits, messages } from '@laliaflia/domain';
import type { Database } from '../database/database.gen.ts';
import type { ApiAddress } from './attempts.ts';

export type Tracker = {
  /** `path` with its query. */
  pageView(path: string): void;
  formSubmit(formName: string, path: string): void;
};

type EventRow = Database['public']['Tables']['analytics_events']['Insert'];

/**
 * Page views without cookies. A plain fetch with keepalive, because it must cost nothing before hydration, must
 * survive leaving the page, and needs the two headers that sendBeacon cannot carry. It never throws and never
 * delays anything; nothing is sent when the browser asks for privacy.
 */
export function createTracker(address: ApiAddress): Tracker {
  const track = (eventType: string, path: string) => {
    if (asksForPrivacy()) return;
    send(address, eventType, path).catch((error) => console.error(messages.analytics.failed, error));
  };
  return {
    pageView: (path) => track('page_view', path),
    formSubmit: (formName, path) => track(`form_submit_${formName}`, path),
  };
}

async function send({ url, key }: ApiAddress, eventType: string, path: string): Promise<void> {
  if (!key) throw new Error(messages.client.keyMissing);
  const row: EventRow = {
    event_type: eventType,
    page_path: shorten(path, limits.pagePath),
    user_agent: shorten(navigator.userAgent, limits.userAgent),
    referrer: shorten(document.referrer, limits.referrer),
  };
  const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/analytics_events`, {
    method: 'POST',
    keepalive: true,
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
