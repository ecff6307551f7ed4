import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onResize, scrollWithin } from '../../internal/layout.ts';

/** Nearer to the end than this counts as being there. */
const NEAR = 48;
/** Space above the first line of a message after scrolling to it. */
const ABOVE = 16;

interface ReadingPosition {
  scroller: RefObject<HTMLDivElement | null>;
  /** Something new is below what is being read. */
  behind: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Follows the conversation while the reader is at its end, and leaves the reader alone who has scrolled up. A message
 * that is taller than the view is shown from its first line.
 *
 * @param count How many messages there are.
 * @param own The last one is the reader's own: it is always shown.
 * @param typing Something stands below the last message.
 */
export function useReadingPosition(count: number, own: boolean, typing: boolean): ReadingPosition {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const lastTop = useRef(0);
  const shown = useRef(-1);
  const [behind, setBehind] = useState(false);

  const toEnd = useCallback((behavior: ScrollBehavior = 'auto') => {
    const box = scroller.current;
    if (!box) return;
    following.current = true;
    setBehind(false);
    scrollWithin(box, { top: box.scrollHeight, behavior });
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || shown.current === count) return;
    const first = shown.current < 0;
    shown.current = count;
    if (first) return toEnd('instant');
    if (!following.current && !own) return setBehind(true);
    const messages = box.querySelectorAll<HTMLElement>('[data-from]');
    const top = messages[messages.length - 1]?.offsetTop ?? 0;
    if (own || box.scrollHeight - top <= box.clientHeight) return toEnd();
    // What comes next must not push away what is now being read.
    following.current = false;
    scrollWithin(box, { top: top - ABOVE });
  }, [count, own, toEnd]);

  useLayoutEffect(() => {
    if (typing && following.current) toEnd();
  }, [typing, toEnd]);

  // The keyboard of a phone takes half of the view away, from below.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    return onResize(box, () => {
      if (following.current) scrollWithin(box, { top: box.scrollHeight, behavior: 'instant' });
    });
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    // Only a movement upwards is the reader's wish to stay: our own smooth movement goes down.
    if (box.scrollTop < lastTop.current - 1) following.current = false;
    lastTop.current = box.scrollTop;
    if (box.scrollHeight - box.scrollTop - box.clientHeight > NEAR) return;
    following.current = true;
    setBehind(false);
  };

  return { scroller, behind, onScroll, toEnd: () => toEnd() };
}
