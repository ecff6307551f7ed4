import { useCallback, useEffect, useState } from 'react';
import { importAgain } from './import-again.ts';

type Chunk<T> = { status: 'missing' | 'failed' } | { status: 'there'; content: T };

/**
 * Code that a page needs only when a visitor starts to use a tool. It is fetched when the browser is idle, so that the tool
 * works offline from then on; `fetchNow` does not wait, and tries again after a failure.
 * @param load Must be the same function at each call.
 */
export function useChunk<T>(load: () => Promise<T>): [Chunk<T>, fetchNow: () => void] {
  const [chunk, setChunk] = useState<Chunk<T>>({ status: 'missing' });

  const fetchNow = useCallback(() => {
    importAgain(load).then(
      (content) => setChunk({ status: 'there', content }),
      (error) => {
        console.info('Some code could not be fetched.', error);
        setChunk({ status: 'failed' });
      },
    );
  }, [load]);

  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchNow, 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchNow, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, [fetchNow]);

  return [chunk, fetchNow];
}
