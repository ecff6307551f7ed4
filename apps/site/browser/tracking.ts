import { createTracker } from '@laliaflia/leads';
import { runtimeConfig } from './runtime.ts';

let tracker: ReturnType<typeof createTracker> | undefined;

/** One tracker for the whole visit. Sends nothing when the browser asks for privacy, and never fails the page. */
export function tracking(): ReturnType<typeof createTracker> {
  tracker ??= createTracker({ url: runtimeConfig().api, key: runtimeConfig().key });
  return tracker;
}
