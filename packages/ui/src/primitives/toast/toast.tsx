'use client';

import * as Radix from '@radix-ui/react-toast';
import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
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
  'lali:pointer-events-none lali:fixed lali:bottom-[max(1.25rem,env(safe-area-inset-bottom))] lali:z-70 lali:flex lali:w-[min(26rem,calc(100vw-2.5rem))] lali:flex-col lali:gap-3 lali:rounded-[6px] lali:outline-none lali:print:hidden',
  {
    variants: {
      side: {
        start: 'lali:start-[max(1.25rem,env(safe-area-inset-left))]',
        end: 'lali:end-[max(1.25rem,env(safe-area-inset-right))]',
      },
    },
  },
);

const toastVariants = cva(
  'lali:focus-ring lali:surface-raised lali:pointer-events-auto lali:grid lali:grid-cols-[auto_minmax(0,1fr)_auto] lali:items-start lali:gap-x-3 lali:rounded-[min(var(--lali-radius-control),1.5rem)] lali:border lali:py-2.5 lali:ps-4 lali:pe-2 lali:shadow-float lali:motion-safe:transition-[opacity,translate] lali:motion-safe:duration-calm lali:motion-safe:ease-grow lali:motion-safe:starting:translate-y-4 lali:motion-safe:starting:opacity-0',
  {
    variants: {
      tone: {
        success: 'lali:border-secondary-text',
        error: 'lali:border-danger-text',
        info: 'lali:border-control',
      },
    },
  },
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
  const clear = useCallback(() => setShown([]), []);
  const toasts = useMemo(() => ({ show, clear }), [show, clear]);
  const drop = (gone: number) => setShown((before) => before.filter(({ id }) => id !== gone));
  return (
    <ToastContext value={toasts}>
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

function Toast({
  text,
  tone = 'success',
  action,
  duration = action ? Number.POSITIVE_INFINITY : stay,
  closeLabel,
  onClose,
}: ToastProps) {
  return (
    <Radix.Root
      open
      onOpenChange={(open) => open || onClose()}
      duration={duration}
      data-tone={tone}
      className={toastVariants({ tone })}
    >
      <span className="lali:py-2.5">
        <SignCell tone={tone} />
      </span>
      <div className="lali:flex lali:min-w-0 lali:flex-wrap lali:items-center lali:gap-x-3 lali:gap-y-1 lali:self-center">
        <Radix.Title className="lali:type-body lali:min-w-0 lali:grow lali:basis-40 lali:py-2 lali:leading-snug lali:wrap-anywhere">
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
