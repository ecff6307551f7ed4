import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False until hydration is complete, because the prerendered page knows neither query nor storage; then always true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
