'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type RefObject, use, useEffect, useRef } from 'react';
import { isolate } from '../../internal/isolate.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { usePortalAttributes } from '../../internal/use-portal-attributes.ts';
import { useScrollLock } from '../../internal/use-scroll-lock.ts';
import { dialogOverlayVariants } from './dialog.variants.ts';

interface DialogState {
  open: boolean;
  /** Empty for a dialog that its caller opens. */
  trigger: RefObject<HTMLButtonElement | null>;
}

/** From the Root of the dialog. */
export const DialogContext = createContext<DialogState>({ open: false, trigger: { current: null } });

interface DialogOverlayProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Where the panel stands: at the lower edge of phones, in the middle everywhere, along a side, or over the whole window. */
  placement: 'sheet' | 'middle' | 'start' | 'end' | 'window';
}

/**
 * What lies between the page and the panel of every modal dialog, inside a portal. Our own, as Radix's brings a scroll
 * lock that adds a `<style>` at run time, which the security policy refuses. Everything else of a modal dialog sits in
 * Radix's Content.
 */
export function DialogOverlay({ placement, ref, ...props }: DialogOverlayProps) {
  const { open, trigger } = use(DialogContext);
  const { attributes, scope } = usePortalAttributes(trigger);
  useScrollLock(true);
  const overlay = useRef<HTMLDivElement>(null);
  useIsolation(overlay, open);
  return (
    <div
      // Radix's portal hands in a ref of its own.
      ref={useMergedRefs(overlay, ref)}
      {...attributes}
      data-dialog-overlay=""
      data-state={open ? 'open' : 'closed'}
      className={cx(scope, 'lali-dialog-overlay', dialogOverlayVariants({ placement }))}
      {...props}
    />
  );
}

/**
 * While the dialog is open, all else is inert: out of reach for pointer, Tab, search and reading keys. It begins when the
 * focus is inside, because what had it before must be remembered first, and an inert element loses it.
 */
function useIsolation(overlay: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const element = overlay.current;
    if (!open || element === null) return;
    let giveBack: (() => void) | undefined;
    let frame = 0;
    const look = () => {
      if (element.contains(document.activeElement)) giveBack = isolate(element);
      // A window without the focus tells nobody where its own focus goes.
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      giveBack?.();
    };
  }, [overlay, open]);
}
