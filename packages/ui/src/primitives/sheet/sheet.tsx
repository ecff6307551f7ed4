'use client';
import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isolate } from '../../internal/isolate.ts';
import { mediaQuery } from '../../internal/layout.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { wrapTab } from './focus.ts';

/** The sheet exists below this width; above it the body is part of the page. */
const narrowMedia = '(width < 48rem)';

type SheetContextValue = {
  bodyId: string;
  toggleRef: RefObject<HTMLDetailsElement | null>;
  onToggle: (open: boolean) => void;
};

const SheetContext = createContext<SheetContextValue | null>(null);

function useSheet(part: string): SheetContextValue {
  const context = use(SheetContext);
  if (context === null) {
    throw new Error(`Sheet.${part} stands outside Sheet.Root, so it has nothing to open. Place it inside.`);
  }
  return context;
}

export type SheetRootProps = ComponentProps<'div'> & {
  /** When this changes (the current path, say), the sheet closes. */
  closeKey?: string;
  /** Called after it was opened or closed, whatever caused it. The element itself holds the state. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * Holds the toggle, the body and whatever stays reachable while the sheet is open. The open state is the `open`
 * attribute of a native details element: a tap works before any script, and the script only follows it.
 */
export function Root({ closeKey, onOpenChange, className, onClick, ref, ...rest }: SheetRootProps) {
  const rootRef = useRef<HTMLDivElement | null>(null);
  const toggleRef = useRef<HTMLDetailsElement | null>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  const report = useRef(onOpenChange);
  useEffect(() => {
    report.current = onOpenChange;
  });

  const onToggle = (next: boolean) => {
    setOpen(next);
    if (next !== open) report.current?.(next);
  };
  const close = () => {
    if (toggleRef.current) toggleRef.current.open = false;
  };

  // Opened before the script ran: take over as it is.
  useLayoutEffect(() => {
    if (toggleRef.current?.open) setOpen(true);
  }, []);

  const lastKey = useRef(closeKey);
  useEffect(() => {
    if (lastKey.current === closeKey) return;
    lastKey.current = closeKey;
    if (toggleRef.current) toggleRef.current.open = false;
  }, [closeKey]);

  useEffect(() => {
    const root = rootRef.current;
    const toggle = toggleRef.current;
    if (!open || root === null || toggle === null) return;
    const narrow = mediaQuery(narrowMedia);
    if (narrow?.matches === false) {
      toggle.open = false;
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const restore = isolate(root);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          toggle.open = false;
          toggle.querySelector('summary')?.focus();
        } else wrapTab(root, event);
      },
      { signal },
    );
    narrow?.addEventListener(
      'change',
      () => {
        toggle.open = false;
      },
      { signal },
    );
    return () => {
      listening.abort();
      restore();
    };
  }, [open]);

  return (
    <SheetContext value={{ bodyId, toggleRef, onToggle }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the clicks of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click event covers the keyboard */}
      <div
        {...rest}
        ref={mergedRef}
        data-sheet-root=""
        data-state={open ? 'open' : 'closed'}
        className={cx(className)}
        onClick={(event) => {
          onClick?.(event);
          if (!toggleRef.current?.open || !choosesLink(event)) return;
          // The focus must not vanish with the link; a route change moves it on from here.
          if (rootRef.current?.contains(document.activeElement)) {
            toggleRef.current.querySelector('summary')?.focus({ preventScroll: true });
          }
          close();
        }}
      />
    </SheetContext>
  );
}

/** Whether a scroll bar takes room from the page: not a short page, nor where scroll bars lie over it. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

function choosesLink(event: React.MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return (
    link !== null && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

export interface SheetToggleProps extends Omit<ComponentProps<'details'>, 'open'> {
  /** Class name of the `summary` that is pressed; `className` goes to the `details` around it. */
  summaryClassName?: string;
}

/** The button that opens and closes the sheet: the summary of a details element that holds nothing else. */
export function Toggle({ className, summaryClassName, children, ref, onToggle, ...rest }: SheetToggleProps) {
  const sheet = useSheet('Toggle');
  const mergedRef = useMergedRefs(sheet.toggleRef, ref);
  return (
    // A tap before hydration leaves `open` in the document: it stays.
    <details
      {...rest}
      suppressHydrationWarning
      ref={mergedRef}
      data-sheet-toggle=""
      className={cx('lali-sheet-toggle', className)}
      onToggle={(event) => {
        onToggle?.(event);
        sheet.onToggle(event.currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button of its details, keys included */}
      <summary
        aria-controls={sheet.bodyId}
        className={cx('lali:focus-ring', summaryClassName)}
        onClick={({ currentTarget }) => {
          const toggle = currentTarget.parentElement as HTMLDetailsElement;
          // Before it opens: open, the page has no scroll bar to measure.
          if (!toggle.open) toggle.toggleAttribute('data-flush', !hasScrollBar());
        }}
      >
        {children}
      </summary>
    </details>
  );
}

/** What the sheet shows; follows the toggle as a sibling. From 48rem on it is an ordinary part of the page. */
export function Body({ className, ...rest }: ComponentProps<'div'>) {
  const { bodyId } = useSheet('Body');
  return <div {...rest} id={bodyId} data-sheet-body="" className={cx('lali-sheet-body', className)} />;
}
