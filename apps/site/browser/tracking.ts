import { createTracker, type Tracker } from '@laliaflia/leads';
import { runtimeConfig } from './runtime.ts';

let tracker: Tracker | undefined;

/** One tracker for the whole visit. Sends nothing when the browser asks for privacy, and never fails the page. */
export const track: Tracker = (event, path) => {
  tracker ??= createTracker({ url: runtimeConfig().api, key: runtimeConfig().key });
  // The token of a mailed link opens something, so it is nothing to store with a page view.
  tracker(event, withoutToken(path));
};

export function withoutToken(path: string): string {
  const [pathname = '', search] = path.split('?');
  const others = (search ?? '').split('&').filter((pair) => pair !== '' && !/^token(=|$)/.test(pair));
  return others.length === 0 ? pathname : `${pathname}?${others.join('&')}`;
}
