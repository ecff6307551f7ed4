'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { usePortalAttributes } from '../../internal/use-portal-attributes.ts';
import { useScrollLock } from '../../internal/use-scroll-lock.ts';
import { dialogOverlayVariants } from './dialog.variants.ts';

/** Whether the dialog is open, from its Root. */
export const OpenContext = createContext(false);

interface DialogOverlayProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Where the panel stands: at the lower edge of phones, in the middle everywhere, along a side, or over the whole window. */
  placement: 'sheet' | 'middle' | 'start' | 'end' | 'window';
}

/**
 * What lies between the page and the panel of every modal dialog, inside a portal. Our own, as Radix's brings a scroll
 * lock that adds a `<style>` at run time, which the security policy refuses. Everything else of a modal dialog sits in
 * Radix's Content.
 */
export function DialogOverlay({ placement, ...props }: DialogOverlayProps) {
  const open = useContext(OpenContext);
  const attributes = usePortalAttributes();
  useScrollLock(true);
  return (
    <div
      {...attributes}
      data-dialog-overlay=""
      data-state={open ? 'open' : 'closed'}
      className={dialogOverlayVariants({ placement })}
      {...props}
    />
  );
}
