import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onResize, scrollWithin } from '../../internal/layout.ts';

export interface StripView {
  /** The items that are fully in view, from 0; if none is, the one that shows most. */
  first: number;
  last: number;
  atStart: boolean;
  atEnd: boolean;
}

/** A pause in scrolling that is long enough to count as its end; Safari knows no `scrollend`. */
const settled = 160;

/**
 * Tracks which items of a scrolling list are visible, and scrolls to items. `null` until measured: the list works
 * without it. `onSettle` is called when any scrolling has ended at another item.
 */
export function useStrip(list: RefObject<HTMLElement | null>, onSettle: (view: StripView) => void) {
  const [view, setView] = useState<StripView | null>(null);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    let timer = 0;
    let current = measure(element);
    let before = current;
    setView(current);

    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(element);
        if (same(next, current)) return;
        current = next;
        setView(next);
      });
    };
    const scroll = () => {
      update();
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const next = measure(element);
        if (next.first === before.first && next.last === before.last) return;
        before = next;
        settle.current(next);
      }, settled);
    };
    let width = element.clientWidth;
    const endResize = onResize(element, () => {
      // The first call comes without any change.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      before = measure(element);
      update();
    });
    element.addEventListener('scroll', scroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      endResize();
      element.removeEventListener('scroll', scroll);
    };
  }, [list]);

  /** Brings an item to the start of the strip, or as near as the strip's end allows. */
  const reveal = useCallback(
    (index: number) => {
      const element = list.current;
      const origin = element?.children[0]?.getBoundingClientRect();
      const target = element?.children[index]?.getBoundingClientRect();
      if (!element || !origin || !target) return;
      // The first item is at the start if nothing is scrolled, with any insets and direction.
      const left = isRtl(element) ? target.right - origin.right : target.left - origin.left;
      scrollWithin(element, { left });
    },
    [list],
  );

  return { view, reveal };
}

export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function measure(list: HTMLElement): StripView {
  const box = list.getBoundingClientRect();
  const shares = Array.from(list.children, (item) => {
    const { left, right, width } = item.getBoundingClientRect();
    return (Math.min(right, box.right) - Math.max(left, box.left)) / width;
  });
  const whole = shares.flatMap((share, index) => (share > 0.99 ? [index] : []));
  const most = Math.max(0, shares.indexOf(Math.max(...shares)));
  const scrolled = Math.abs(list.scrollLeft);
  return {
    first: whole[0] ?? most,
    last: whole.at(-1) ?? most,
    atStart: scrolled < 2,
    atEnd: scrolled + list.clientWidth > list.scrollWidth - 2,
  };
}

function same(a: StripView, b: StripView): boolean {
  return a.first === b.first && a.last === b.last && a.atStart === b.atStart && a.atEnd === b.atEnd;
}
