'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useNavigationMenu } from './navigation-menu.context.ts';

const BranchContext = createContext<{ id: string; open: boolean; toggle: () => void } | null>(null);

function useBranch(part: string) {
  const context = use(BranchContext);
  if (context === null) {
    throw new Error(
      `NavigationMenu.${part} stands outside NavigationMenu.Branch, so it has nothing to open. Place it inside.`,
    );
  }
  return context;
}

export type NavigationMenuBranchProps = ComponentProps<'div'> & {
  /** The current page is one of the branch: it starts open. */
  active?: boolean;
};

/** A nested list inside a panel, opened by a button. Without a script it stands open. */
export function Branch({ active = false, className, children, ref, ...rest }: NavigationMenuBranchProps) {
  const { enhanced } = useNavigationMenu('Branch');
  const id = useId();
  const own = useRef<HTMLDivElement | null>(null);
  const mergedRef = useMergedRefs(own, ref);
  const [chosen, setChosen] = useState(active);
  const [wasActive, setWasActive] = useState(active);
  if (wasActive !== active) {
    setWasActive(active);
    setChosen(active);
  }
  // A list in a panel that CSS opened stays open when the script starts.
  useLayoutEffect(() => {
    const panel = own.current?.closest('[data-nav-panel]');
    if (panel?.getAttribute('data-state') === 'closed' && panel.getClientRects().length > 0) setChosen(true);
  }, []);
  const open = !enhanced || chosen;

  return (
    <BranchContext value={{ id, open, toggle: () => setChosen(!chosen) }}>
      <div
        {...rest}
        ref={mergedRef}
        data-nav-branch=""
        data-state={open ? 'open' : 'closed'}
        data-active={active ? '' : undefined}
        className={cx(className)}
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
