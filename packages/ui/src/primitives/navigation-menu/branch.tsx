'use client';
import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type PointerEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { createHoverIntent } from './hover-intent.ts';
import { useNavigationMenu } from './navigation-menu.context.ts';

const BranchContext = createContext<{ id: string; open: boolean; toggle: () => void } | null>(null);

function useBranch(part: string) {
  const context = use(BranchContext);
  if (context === null) {
    throw new Error(`NavigationMenu.${part} stands outside NavigationMenu.Branch. Place it inside.`);
  }
  return context;
}

/** An event in the document comes from an element. */
const triggerOf = ({ target }: { target: EventTarget | null }) =>
  (target as Element).closest('[aria-expanded]');

export type NavigationMenuBranchProps = ComponentProps<'div'> & {
  /** The current page is one of the branch: it starts open. */
  active?: boolean;
};

/**
 * A nested list inside a panel, opened by a button, and by a mouse that rests on it. What a mouse has opened closes when
 * it leaves; a press keeps it open. Without a script it stands open.
 */
export function Branch({
  active = false,
  className,
  children,
  ref,
  onPointerMove,
  onPointerLeave,
  ...rest
}: NavigationMenuBranchProps) {
  const { enhanced } = useNavigationMenu('Branch');
  const id = useId();
  const own = useRef<HTMLDivElement | null>(null);
  const mergedRef = useMergedRefs(own, ref);
  const [chosen, setChosen] = useState(active);
  const latest = useRef(active);
  const intent = useMemo(() => {
    const set = (next: boolean) => {
      latest.current = next;
      setChosen(next);
    };
    return createHoverIntent({
      current: () => (latest.current ? id : ''),
      open: () => set(true),
      close: () => set(false),
    });
  }, [id]);
  // Open on its own pages, and there no mouse closes it.
  useLayoutEffect(() => {
    latest.current = active;
    setChosen(active);
    intent.pin();
  }, [active, intent]);
  // A list in a panel that CSS opened stays open when the script starts.
  useLayoutEffect(() => {
    const panel = own.current?.closest('[data-nav-panel]');
    if (panel?.getAttribute('data-state') !== 'closed' || panel.getClientRects().length === 0) return;
    latest.current = true;
    setChosen(true);
  }, []);
  useEffect(() => {
    const branch = own.current;
    // In the list Escape closes the list; on its button it is the panel's.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || triggerOf(event)) return;
      event.preventDefault();
      intent.dismiss(id);
      branch?.querySelector('button')?.focus();
    };
    branch?.addEventListener('keydown', onKeyDown);
    return () => {
      branch?.removeEventListener('keydown', onKeyDown);
      intent.cancel();
    };
  }, [intent, id]);
  const open = !enhanced || chosen;

  const byMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch';
  const track = (event: PointerEvent) => {
    if (!byMouse(event)) return;
    const point = { x: event.clientX, y: event.clientY };
    intent.move(triggerOf(event) ? { kind: 'trigger', id } : { kind: 'panel' }, point, null);
  };

  return (
    <BranchContext value={{ id, open, toggle: () => intent.press(id) }}>
      <div
        {...rest}
        ref={mergedRef}
        data-nav-branch=""
        data-state={open ? 'open' : 'closed'}
        data-active={active ? '' : undefined}
        className={cx(className)}
        onPointerMove={(event) => {
          onPointerMove?.(event);
          track(event);
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          if (byMouse(event)) intent.leave();
        }}
      >
        {children}
      </div>
    </BranchContext>
  );
}

/** The button that opens and closes the list of its branch. */
export function BranchTrigger({ className, onClick, ...rest }: ComponentProps<'button'>) {
  const { id, open, toggle } = useBranch('BranchTrigger');
  return (
    <button
      type="button"
      {...rest}
      aria-expanded={open}
      aria-controls={id}
      className={cx(className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle();
      }}
    />
  );
}

/** The links of a branch; out of sight and reach while it is closed. */
export function BranchList({ className, ...rest }: ComponentProps<'ul'>) {
  const { id, open } = useBranch('BranchList');
  return <ul {...rest} id={id} hidden={!open} className={cx(className)} />;
}
