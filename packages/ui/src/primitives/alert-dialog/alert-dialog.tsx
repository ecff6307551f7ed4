'use client';

import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useFocusReturn } from '../../internal/use-focus-return.ts';
import { alertDialog } from '../../messages/en.ts';
import { Button } from '../button/index.ts';
import { DialogRoot } from '../dialog/dialog.tsx';
import { DialogOverlay } from '../dialog/dialog-overlay.tsx';

const alertDialogVariants = cva(
  'lali:surface-raised lali:max-h-full lali:w-full lali:max-w-[27.5rem] lali:overflow-y-auto lali:overscroll-contain lali:rounded-card lali:border lali:border-line lali:p-5 lali:shadow-float lali:outline-none lali:sm:p-8',
);

interface AlertProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'role' | 'title' | 'children'> {
  /** Controlled: the caller closes it, at the latest when it was answered. */
  open: boolean;
  /** The question or message, in few words. */
  title: ReactNode;
  /** What it means, in a sentence or two. Read out with the title. */
  children?: ReactNode;
  /** Where the dialog is rendered. Default: the end of the document, with theme, path, brand and direction of what had the focus. */
  container?: HTMLElement | null;
  /** Names what pressing it does. Default 'OK'. */
  confirmLabel?: string;
  /** OK was pressed; in an alert, Escape as well. */
  onConfirm: () => void;
}

export interface AlertDialogConfirmProps extends AlertProps {
  /** `confirm` asks, with OK and Cancel; `alert` informs, with OK only. Default `confirm`. */
  kind?: 'confirm';
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** Cancel or Escape was pressed: change nothing. */
  onCancel: () => void;
  /** The confirmed action is running: OK shows it, and the dialog cannot be closed. */
  busy?: boolean;
}

export interface AlertDialogAlertProps extends AlertProps {
  kind: 'alert';
  cancelLabel?: never;
  onCancel?: never;
  busy?: never;
}

export type AlertDialogProps = AlertDialogConfirmProps | AlertDialogAlertProps;

/** A question or message that has to be answered before anything else: what `window.confirm` and `window.alert` are for. */
export function AlertDialog({
  open,
  kind = 'confirm',
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy = false,
  container,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: AlertDialogProps) {
  const words = useWords('alertDialog', alertDialog);
  const safest = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturn(safest, { onOpenAutoFocus, onCloseAutoFocus });
  const leave = () => {
    if (busy) return;
    if (kind === 'alert') onConfirm();
    else onCancel?.();
  };
  return (
    <DialogRoot open={open} onOpenChange={(next) => next || leave()}>
      <Radix.Portal container={container}>
        {/*
         * In the middle on phones too: a question that has to be answered must not look like a sheet that can be pushed away.
         */}
        <DialogOverlay placement="middle">
          <Radix.Content
            role="alertdialog"
            aria-modal="true"
            {...(!children && { 'aria-describedby': undefined })}
            data-dialog-panel=""
            data-kind={kind}
            data-busy={busy ? '' : undefined}
            className={cx('lali-dialog-panel', alertDialogVariants(), className)}
            // A press beside it is no answer.
            onInteractOutside={(event) => event.preventDefault()}
            {...focus}
            {...props}
          >
            <Radix.Title className="lali:type-subheading lali:wrap-anywhere">{title}</Radix.Title>
            {children ? (
              <Radix.Description asChild>
                <div className="lali:type-body lali:pt-2 lali:text-text-soft lali:wrap-anywhere">
                  {children}
                </div>
              </Radix.Description>
            ) : null}
            <div className="lali:flex lali:flex-wrap lali:gap-3 lali:pt-8">
              <Button ref={kind === 'alert' ? safest : undefined} loading={busy} onClick={onConfirm}>
                {confirmLabel ?? words.confirm}
              </Button>
              {kind === 'confirm' ? (
                <Button ref={safest} variant="outline" aria-disabled={busy || undefined} onClick={leave}>
                  {cancelLabel ?? words.cancel}
                </Button>
              ) : null}
            </div>
          </Radix.Content>
        </DialogOverlay>
      </Radix.Portal>
    </DialogRoot>
  );
}
