import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False while the page is drawn as it was delivered, which knows neither query nor storage; then true for good. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
