'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useScrollLock } from '../../internal/use-scroll-lock.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import {
  dialogContentVariants,
  dialogDescriptionVariants,
  dialogOverlayVariants,
  dialogTitleVariants,
} from './dialog.variants.ts';

const OpenContext = createContext(false);

export interface DialogRootProps {
  /** Controlled state; without it the dialog keeps its own. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
}

/** Holds the state. Always modal. */
export function DialogRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = openProp ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <OpenContext value={open}>
      <Radix.Root open={open} onOpenChange={change}>
        {children}
      </Radix.Root>
    </OpenContext>
  );
}

export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the dialog and gets the focus back. With `asChild` its one child does, a Button for instance. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <Radix.Trigger {...props} />;
}

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
  /** At most 440, 576 or 880 px wide. Default `default`. */
  size?: 'small' | 'default' | 'wide';
  /** Name of the close button in the corner. */
  closeLabel?: string;
}

/** The panel, with its close button, over everything else. Needs a Title inside. */
export function DialogContent({
  size = 'default',
  closeLabel = 'Close',
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Overlay>
        <Radix.Content
          data-dialog-panel=""
          data-size={size}
          className={cx(dialogContentVariants({ size }), className)}
          {...props}
        >
          <div className="col-start-1 row-start-1 min-w-0 p-5 sm:p-8">{children}</div>
          {/* After the content, so that the focus begins there; drawn in the corner, where it stays in view. */}
          <Radix.Close asChild>
            <IconButton
              label={closeLabel}
              className="sticky top-2 col-start-1 row-start-1 me-1 mt-2.5 self-start justify-self-end bg-raised sm:top-4 sm:me-4 sm:mt-6"
            >
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Overlay>
    </Radix.Portal>
  );
}

/**
 * Our own overlay. Radix's brings a scroll lock that adds a `<style>` at run time, which the security policy refuses.
 * Everything else of a modal dialog sits in Radix's Content.
 */
function Overlay({ children, ...props }: ComponentProps<'div'>) {
  const open = useContext(OpenContext);
  useScrollLock(true);
  return (
    <div
      data-dialog-overlay=""
      data-state={open ? 'open' : 'closed'}
      className={dialogOverlayVariants()}
      {...props}
    >
      {children}
    </div>
  );
}

export type DialogTitleProps = Omit<ComponentProps<typeof Radix.Title>, 'asChild'>;

/** Names the dialog. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return <Radix.Title className={cx(dialogTitleVariants(), className)} {...props} />;
}

export type DialogDescriptionProps = Omit<ComponentProps<typeof Radix.Description>, 'asChild'>;

/** Read out after the title when the dialog opens: one or two sentences. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return <Radix.Description className={cx(dialogDescriptionVariants(), className)} {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof Radix.Close>;

/** Closes the dialog. With `asChild` its one child does. */
export function DialogClose(props: DialogCloseProps) {
  return <Radix.Close {...props} />;
}
