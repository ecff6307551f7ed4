'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useIsolation } from '../../internal/use-isolation.ts';
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
