import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { indexAt, indexByKey, lineAt, scrollStep } from './reorder.ts';

interface Lifted {
  from: number;
  /** The index that it has when it is put down. */
  to: number;
  /** Under the pointer: how far it is from its place, in pixels. Lifted by a key, it stays. */
  offset?: number;
}

export type ReorderStep = 'lifted' | 'over' | 'back';

interface Reorder {
  /** The list whose children are the rows. */
  list: RefObject<HTMLElement | null>;
  count: number;
  onMove: (from: number, to: number) => void;
  /** What happens before a row is put down, to be announced. */
  onStep: (step: ReorderStep, from: number, to: number) => void;
}

/** A hand trembles, and a press that moves less is no drag. */
const slack = 4;

/**
 * Reordering by a handle in every row. Dragged, the row follows the pointer and a line shows its place; the list itself
 * changes only when the row is put down, because a browser drops the pointer of an element that is moved in the document.
 */
export function useReorder({ list, count, onMove, onStep }: Reorder) {
  const [lifted, setLifted] = useState<Lifted>();
  const press = useRef<{ y: number; grip: number; dragged: boolean } | null>(null);
  // A browser calls the end of a drag a click, too.
  const swallow = useRef(false);

  const putDown = () => {
    setLifted(undefined);
    if (lifted === undefined) return;
    if (lifted.to === lifted.from) onStep('back', lifted.from, lifted.from);
    else onMove(lifted.from, lifted.to);
  };
  const putBack = () => {
    press.current = null;
    swallow.current = lifted?.offset !== undefined;
    setLifted(undefined);
    if (lifted !== undefined) onStep('back', lifted.from, lifted.from);
  };
  const drag = (from: number, y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = indexAt(rows, from, y);
    const offset = y - (list.current?.getBoundingClientRect().top ?? 0) - (press.current?.grip ?? 0);
    if (lifted?.to !== to && !(lifted === undefined && to === from)) onStep('over', from, to);
    setLifted({ from, to, offset });
  };
  useScrollAtEdge(list, press, lifted?.offset !== undefined, (y) => lifted && drag(lifted.from, y));

  const handle = (at: number) => ({
    'aria-pressed': lifted?.from === at,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swallow.current = false;
      if (event.button !== 0 || !event.isPrimary || lifted !== undefined) return;
      const top = list.current?.getBoundingClientRect().top ?? 0;
      press.current = { y: event.clientY, grip: event.clientY - top, dragged: false };
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already.
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (press.current === null) return;
      const begins = Math.abs(event.clientY - press.current.y) > slack;
      press.current.y = press.current.dragged || begins ? event.clientY : press.current.y;
      press.current.dragged ||= begins;
      if (!press.current.dragged) return;
      // Safari gives a pressed button no focus, and Escape has to arrive.
      if (begins && document.activeElement !== event.currentTarget) event.currentTarget.focus();
      drag(at, event.clientY);
    },
    onPointerUp: () => {
      const dragged = press.current?.dragged;
      press.current = null;
      if (!dragged) return;
      swallow.current = true;
      putDown();
    },
    onPointerCancel: putBack,
    // By a key, by assistive technology, or by a press that was no drag.
    onClick: () => {
      if (swallow.current) swallow.current = false;
      else if (lifted !== undefined) putDown();
      else {
        setLifted({ from: at, to: at });
        onStep('lifted', at, at);
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      swallow.current = false;
      if (lifted === undefined) return;
      const to = indexByKey(event.key, lifted.to, count);
      if (event.key !== 'Escape' && to === undefined) return;
      event.preventDefault();
      if (to === undefined) putBack();
      else if (to !== lifted.to && lifted.offset === undefined) {
        setLifted({ from: lifted.from, to });
        onStep('over', lifted.from, to);
      }
    },
    onBlur: () => {
      if (lifted !== undefined) putBack();
    },
  });

  const row = (at: number) => ({
    'data-lifted': lifted?.from === at ? '' : undefined,
    'data-line': lifted && lineAt(at, lifted.from, lifted.to),
    style:
      lifted?.from === at && lifted.offset !== undefined ? { translate: `0 ${lifted.offset}px` } : undefined,
  });

  return { handle, row };
}

/** A list longer than its frame scrolls while a row is held at its edge. */
function useScrollAtEdge(
  list: RefObject<HTMLElement | null>,
  press: RefObject<{ y: number } | null>,
  dragging: boolean,
  onScrolled: (y: number) => void,
) {
  const scrolled = useEffectEvent(onScrolled);
  useEffect(() => {
    const frame = dragging ? scrollerOf(list.current) : undefined;
    if (frame === undefined) return;
    let next = requestAnimationFrame(function step() {
      const y = press.current?.y;
      const before = frame.scrollTop;
      if (y !== undefined) frame.scrollTop += scrollStep(extentOf(frame), y);
      if (y !== undefined && frame.scrollTop !== before) scrolled(y);
      next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [dragging, list, press]);
}

function scrollerOf(element: HTMLElement | null): Element | undefined {
  for (let up = element?.parentElement; up; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return up;
  }
  return element?.ownerDocument.scrollingElement ?? undefined;
}

/** What of it can be seen. */
function extentOf(frame: Element) {
  const { top, bottom } = frame.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
}
