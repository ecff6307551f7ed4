'use client';

import * as Radix from '@radix-ui/react-toast';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { toast } from '../../messages/en.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon, SignCell } from '../icons/index.ts';
import type { ShownToast, ToastMessage } from './toast.types.ts';
import { ToastContext } from './toast-context.ts';

/** More at a time cover the page and are not read. */
const most = 3;

/** Long enough for the one sentence, in milliseconds; the pointer, the focus and another window stop the clock. */
const stay = 6000;

const regionVariants = cva(
  'pointer-events-none fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-70 flex w-[min(26rem,calc(100vw-2.5rem))] flex-col gap-3 rounded-[6px] outline-none print:hidden',
  {
    variants: {
      side: {
        start: 'start-[max(1.25rem,env(safe-area-inset-left))]',
        end: 'end-[max(1.25rem,env(safe-area-inset-right))]',
      },
    },
  },
);

const toastVariants = cva(
  'focus-ring surface-raised pointer-events-auto grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-[min(var(--radius-control),1.5rem)] border py-2.5 ps-4 pe-2 shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-calm motion-safe:ease-grow motion-safe:starting:translate-y-4 motion-safe:starting:opacity-0',
  { variants: { tone: { success: 'border-leaf-text', error: 'border-error', info: 'border-control' } } },
);

export interface ToastProviderProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In which lower corner of the window the region is. Default `start`: the other one is the chat's. */
  side?: 'start' | 'end';
  /** What may show toasts, the whole app as a rule. */
  children: ReactNode;
}

/** Holds the one region in which `useToast` shows what has happened. */
export function ToastProvider({ side = 'start', children, className, ...props }: ToastProviderProps) {
  const words = useWords('toast', toast);
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const id = count.current;
    setShown((before) => [...before, { ...message, id }].slice(-most));
  }, []);
  const drop = (gone: number) => setShown((before) => before.filter(({ id }) => id !== gone));
  return (
    <ToastContext value={show}>
      <Radix.Provider label={words.toast} duration={stay}>
        {children}
        {shown.map((each) => (
          <Toast key={each.id} {...each} closeLabel={words.close} onClose={() => drop(each.id)} />
        ))}
        <Radix.Viewport
          label={words.region}
          data-side={side}
          className={cx(regionVariants({ side }), className)}
          {...props}
        />
      </Radix.Provider>
    </ToastContext>
  );
}

interface ToastProps extends ShownToast {
  closeLabel: string;
  onClose: () => void;
}

function Toast({ text, tone = 'success', action, closeLabel, onClose }: ToastProps) {
  return (
    <Radix.Root
      open
      onOpenChange={(open) => open || onClose()}
      {...(action && { duration: Number.POSITIVE_INFINITY })}
      data-tone={tone}
      className={toastVariants({ tone })}
    >
      <span className="py-2.5">
        <SignCell tone={tone} />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 self-center">
        <Radix.Title className="type-body min-w-0 grow basis-40 py-2 leading-snug wrap-anywhere">
          {text}
        </Radix.Title>
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button variant="outline" size="small" onClick={action.onAction}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel}>
          <CloseIcon />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
