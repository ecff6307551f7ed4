import { useLayoutEffect } from 'react';

let holders = 0;

function hold() {
  holders += 1;
  if (holders > 1) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  root.dataset.scrollLocked = '';
}

function release() {
  holders -= 1;
  if (holders > 0) return;
  const root = document.documentElement;
  delete root.dataset.scrollLocked;
  root.style.removeProperty('--scrollbar-width');
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
