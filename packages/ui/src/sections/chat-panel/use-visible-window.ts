import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { mediaQuery } from '../../internal/layout.ts';

/** Where the panel fills the window; the same limit as `max-sm` in its classes. */
const PHONE = '(width < 40rem)';

const watch = (change: () => void) => {
  const query = mediaQuery(PHONE);
  query?.addEventListener('change', change);
  return () => query?.removeEventListener('change', change);
};

/** False on the server. */
export function useFillsWindow(): boolean {
  return useSyncExternalStore(
    watch,
    () => mediaQuery(PHONE)?.matches ?? false,
    () => false,
  );
}

/**
 * Tells the panel the visible part of the window: an on-screen keyboard changes neither `100dvh` nor the position of
 * elements fixed to the lower edge.
 */
export function useVisibleWindow(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // While the visitor zooms with two fingers, the panel stays as large as the page.
      if (view.scale > 1.01) return;
      panel.current?.style.setProperty('--lali-chat-height', `${view.height}px`);
      panel.current?.style.setProperty('--lali-chat-top', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [panel]);
}
