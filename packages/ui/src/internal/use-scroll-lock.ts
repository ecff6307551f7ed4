import { useLayoutEffect } from 'react';

let holders = 0;

function hold() {
  holders += 1;
  if (holders > 1) return;
  const root = document.documentElement;
  const scrollbar = window.innerWidth > root.clientWidth;
  root.dataset.scrollLocked = scrollbar ? 'gutter' : '';
}

function release() {
  holders -= 1;
  if (holders === 0) delete document.documentElement.dataset.scrollLocked;
}

/**
 * Keeps the page behind an overlay from scrolling, for as long as any caller holds it. By an attribute and a rule of our
 * own style sheet: the security policy forbids a `<style>` added at run time, which is how libraries do it.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    hold();
    return release;
  }, [locked]);
}
