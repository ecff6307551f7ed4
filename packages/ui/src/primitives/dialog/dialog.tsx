'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { dialog } from '../../messages/en.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import {
  dialogBodyVariants,
  dialogCloseVariants,
  dialogContentVariants,
  dialogDescriptionVariants,
  dialogTitleVariants,
} from './dialog.variants.ts';
import { DialogContext, DialogOverlay } from './dialog-overlay.tsx';

export interface DialogRootProps {
  /** Controlled state; without it the dialog keeps its own. */
  open?: boolean;
  /** Open at first, where the dialog keeps its own state. Default `false`. */
  defaultOpen?: boolean;
  /** The dialog asks to be opened or closed: trigger, Escape, close button, a press beside it. */
  onOpenChange?: (open: boolean) => void;
  /** A Trigger, if any, and the Content. */
  children?: ReactNode;
}

/** Holds the state. Always modal. */
export function DialogRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = openProp ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DialogContext value={{ open, trigger }}>
      <Radix.Root open={open} onOpenChange={change}>
        {children}
      </Radix.Root>
    </DialogContext>
  );
}

export type DialogTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** Opens the dialog and gets the focus back. With `asChild` its one child does, a Button for instance. */
export function DialogTrigger({ ref, ...props }: DialogTriggerProps) {
  const { trigger } = use(DialogContext);
  return <Radix.Trigger ref={useMergedRefs(trigger, ref)} {...props} />;
}

interface ContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
  /** Name of the close button in the corner. Default 'Close'. */
  closeLabel?: string;
  /** Where the dialog is rendered. Default: the end of the document, with theme, path, brand and direction of its trigger. */
  container?: HTMLElement | null;
}

export interface DialogCardProps extends ContentProps {
  /**
   * At most 440, 576 or 880 px wide; `window` fills the window, dark in both themes, for pictures: its content is
   * laid out to the edges and has to fit. Default `default`.
   */
  size?: 'small' | 'default' | 'wide';
  /** Along this side of the window, over its whole height. Without it in the middle, on phones at the lower edge. */
  side?: 'start' | 'end';
}

export interface DialogWindowProps extends ContentProps {
  size: 'window';
  side?: never;
}

export type DialogContentProps = DialogCardProps | DialogWindowProps;

/** The panel, with its close button, over everything else. Needs a Title inside. */
export function DialogContent({
  size = 'default',
  side,
  closeLabel,
  container,
  className,
  children,
  ...props
}: DialogContentProps) {
  const words = useWords('dialog', dialog);
  const fills = size === 'window';
  const place = fills ? size : side;
  return (
    <Radix.Portal container={container}>
      <DialogOverlay placement={place ?? 'sheet'}>
        <Radix.Content
          data-dialog-panel=""
          data-size={size}
          data-side={side}
          data-theme={fills ? 'dark' : undefined}
          className={cx(
            'lali-dialog-panel',
            dialogContentVariants({ size, side: place ?? 'none' }),
            className,
          )}
          {...props}
        >
          <div className={dialogBodyVariants({ size })}>{children}</div>
          {/* After the content, so that the focus begins there. */}
          <Radix.Close asChild>
            <IconButton label={closeLabel ?? words.close} className={dialogCloseVariants({ size })}>
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </DialogOverlay>
    </Radix.Portal>
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
