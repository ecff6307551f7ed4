import { type RefObject, useEffect, useRef, useState } from 'react';

interface Listeners {
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/**
 * Whether a picture could not be loaded, so that something else can stand in its place. Where no script runs, the browser
 * itself shows the alternative text.
 *
 * @param src Another picture gets a chance of its own.
 */
export function useMissingImage(src: string | undefined): [boolean, Listeners] {
  const [missing, setMissing] = useState<string>();
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = ref;
    // One that failed before hydration sends no event. A drawing without an intrinsic size has no width either.
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(() => setMissing(src));
  }, [src]);
  return [src !== undefined && missing === src, { ref, onError: () => setMissing(src) }];
}
