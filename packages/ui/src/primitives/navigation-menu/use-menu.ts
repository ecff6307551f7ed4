'use client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mediaQuery } from '../../internal/layout.ts';
import {
  boxOf,
  choosesLink,
  findItem,
  findPanel,
  findTrigger,
  order,
  tabStops,
  wideMedia,
  zoneOf,
} from './dom.ts';
import { createHoverIntent, type HoverIntent } from './hover-intent.ts';
import type { MenuState } from './navigation-menu.context.ts';

type Options = {
  rootRef: RefObject<HTMLElement | null>;
  defaultValue: string;
  closeKey: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
};

/** All that opens and closes the menu; the parts only render it. */
export function useMenu({ rootRef, defaultValue, closeKey, onValueChange }: Options) {
  const [state, setState] = useState<MenuState>({ value: defaultValue, previous: '', towards: 1 });
  const [enhanced, setEnhanced] = useState(false);
  const value = useRef(defaultValue);
  // A press on another trigger takes the focus along before its click changes the panel: closing then would make it
  // flash instead of slide.
  const pressing = useRef(false);
  const report = useRef(onValueChange);
  useEffect(() => {
    report.current = onValueChange;
  });

  const change = useCallback(
    (next: string) => {
      const root = rootRef.current;
      const previous = value.current;
      if (root === null || next === previous) return;
      // A panel that closes takes the focus inside it along: hand it back to the trigger before that.
      if (findPanel(root, previous)?.contains(document.activeElement)) {
        findTrigger(root, previous)?.focus({ preventScroll: true });
      }
      const ids = order(root);
      value.current = next;
      setState({ value: next, previous, towards: ids.indexOf(next) < ids.indexOf(previous) ? -1 : 1 });
      report.current?.(next);
    },
    [rootRef],
  );

  const intent = useMemo<HoverIntent>(
    () => createHoverIntent({ current: () => value.current, open: change, close: () => change('') }),
    [change],
  );
  useEffect(() => intent.cancel, [intent]);

  // Whoever already looks at a panel that CSS opened keeps it when the script takes over.
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (root !== null && value.current === '' && mediaQuery(wideMedia)?.matches) {
      const held = root.querySelector<HTMLElement>('[data-nav-item]:is(:focus-within, :hover)');
      if (held?.dataset.navItem) {
        change(held.dataset.navItem);
        if (held.matches(':focus-within')) intent.pin();
      }
    }
    setEnhanced(true);
  }, [rootRef, change, intent]);

  const lastKey = useRef(closeKey);
  useEffect(() => {
    if (lastKey.current === closeKey) return;
    lastKey.current = closeKey;
    intent.cancel();
    change('');
  }, [closeKey, intent, change]);

  const open = state.value;
  useEffect(() => {
    const root = rootRef.current;
    if (open === '' || root === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const point = { x: event.clientX, y: event.clientY };
      intent.move(zoneOf(root, event.target, open), point, boxOf(findPanel(root, open)));
    };
    const onPointerDown = (event: PointerEvent) => {
      pressing.current = zoneOf(root, event.target, open).kind === 'trigger';
      const own = event.target instanceof Node && findItem(root, open)?.contains(event.target);
      if (!pressing.current && !own) intent.dismiss('');
    };
    const onClick = () => {
      pressing.current = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      pressing.current = false;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      const active = document.activeElement;
      intent.dismiss(open);
      // The focus stays where somebody types; from the menu or from nowhere it goes to the trigger.
      if (active === null || active === document.body || root.contains(active)) {
        findTrigger(root, open)?.focus({ preventScroll: true });
      }
    };
    const onLeaveWindow = () => intent.leave();
    document.addEventListener('pointermove', onPointerMove, { signal, passive: true });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.documentElement.addEventListener('mouseleave', onLeaveWindow, { signal });
    mediaQuery(wideMedia)?.addEventListener('change', () => intent.dismiss(''), { signal });
    return () => listening.abort();
  }, [open, rootRef, intent]);

  /** For the root's element. While nothing is open the page pays for no listener of its own. */
  const rootProps = {
    onPointerMove: (event: React.PointerEvent) => {
      const root = rootRef.current;
      if (root === null || value.current !== '' || event.pointerType === 'touch') return;
      intent.move(zoneOf(root, event.target, ''), { x: event.clientX, y: event.clientY }, null);
    },
    onPointerLeave: () => {
      if (value.current === '') intent.leave();
    },
    onBlur: (event: React.FocusEvent) => {
      const root = rootRef.current;
      const next = event.relatedTarget;
      if (root === null || value.current === '' || pressing.current || !(next instanceof Node)) return;
      const item = findItem(root, value.current);
      if (item?.contains(event.target) && !item.contains(next)) intent.dismiss('');
    },
    onClick: (event: React.MouseEvent) => {
      if (value.current !== '' && choosesLink(event)) intent.dismiss('');
    },
  };

  const enter = useCallback(
    (id: string) => {
      intent.pin();
      change(id);
      // The panel has to be rendered open before anything in it can take the focus.
      requestAnimationFrame(() => {
        const panel = rootRef.current && findPanel(rootRef.current, id);
        if (panel) tabStops(panel)[0]?.focus();
      });
    },
    [intent, change, rootRef],
  );

  return { state, enhanced, intent, enter, rootProps };
}
