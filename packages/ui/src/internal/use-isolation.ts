import { type RefObject, useEffect } from 'react';
import { isolate } from './isolate.ts';

/**
 * While it is active, all outside of the container is inert: out of reach for pointer, Tab, search and reading keys. It
 * begins when the focus is inside, because what had it before must be remembered first, and an inert element loses it.
 */
export function useIsolation(container: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!active || element === null) return;
    let giveBack: (() => void) | undefined;
    let frame = 0;
    const look = () => {
      if (element.contains(document.activeElement)) giveBack = isolate(element);
      // A window without the focus tells nobody where its own focus goes.
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      giveBack?.();
    };
  }, [container, active]);
}
