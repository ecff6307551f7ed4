import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, in rem: what stands in columns there stands closer elsewhere. */
export function useWide(rem: number): boolean {
  const query = `(min-width: ${rem}rem)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
