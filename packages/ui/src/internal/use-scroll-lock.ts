import { useLayoutEffect } from 'react';

let holders = 0;

function hold() {
  holders += 1;
  if (holders > 1) return;
  const root = document.documentElement;
  root.style.setProperty('--lali-scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  root.dataset.laliScrollLocked = '';
}

function release() {
  holders -= 1;
  if (holders > 0) return;
  const root = document.documentElement;
  delete root.dataset.laliScrollLocked;
  root.style.removeProperty('--lali-scrollbar-width');
}

/**
 * Stops the page behind an overlay from scrolling as long as any caller needs it. It uses an attribute and a rule of
 * our own style sheet: the security policy forbids the `<style>` that other libraries add at run time.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    hold();
    return release;
  }, [locked]);
}
