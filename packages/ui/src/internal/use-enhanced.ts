import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in server HTML and while it hydrates, true from then on. A component that mounts later is enhanced from its
 * first render, so nothing flashes after a client navigation.
 */
export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
