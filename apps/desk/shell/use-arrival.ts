import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever comes from another screen begins here: what had the focus went with that screen. */
export function useArrival(place: RefObject<HTMLElement | null> | undefined): void {
  const { key } = useLocation();
  // Of the page that was loaded the browser takes care.
  const [isFirst] = useState(key === 'default');
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) place?.current?.focus({ preventScroll: true });
  }, [isFirst, place]);
}
