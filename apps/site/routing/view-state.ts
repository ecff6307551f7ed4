import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../browser/hydrated.ts';

/**
 * A parameter of the address that holds the state of a view, such as a filter. It is replaced and never pushed, so that
 * Back leaves the page. Undefined where it is not set, and until hydration: the prerendered page knows no query.
 */
export function useViewState(name: string): [string | undefined, (value: string | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const value = hydrated ? (query.get(name) ?? undefined) : undefined;
  const change = useCallback(
    (next: string | undefined) =>
      setQuery(
        () => {
          // Read from the address itself: the router's state may be one key press behind.
          const after = new URLSearchParams(window.location.search);
          if (next === undefined) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setQuery],
  );
  return [value, change];
}
