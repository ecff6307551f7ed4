'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { type FormValues, formValues } from './form-values.ts';

const formVariants = cva('lali:min-w-0');

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'noValidate'> {
  /** Where the browser sends the form before scripts run. */
  action?: string;
  /**
   * Is given what the form holds instead of the browser sending it, and what is wrong is then yours to say. Without it
   * the form stays the browser's.
   */
  onValues?: (values: FormValues, form: HTMLFormElement) => void;
  /** It is being sent: further attempts do nothing. Default `false`. */
  busy?: boolean;
}

/** A form that the browser can send, and that a script can handle. */
export function Form({ onValues, busy = false, className, onSubmit, ...props }: FormProps) {
  const enhanced = useEnhanced();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A form inside a portal bubbles through React to this one.
    if (event.target !== event.currentTarget) return;
    if (busy) {
      event.preventDefault();
      return;
    }
    onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0]);
    if (event.defaultPrevented || !onValues) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onValues(formValues(new FormData(event.currentTarget, submitter)), event.currentTarget);
  };
  return (
    <form
      data-enhanced={enhanced ? '' : undefined}
      data-busy={busy ? '' : undefined}
      aria-busy={busy || undefined}
      className={cx(formVariants(), className)}
      {...props}
      noValidate={enhanced && onValues !== undefined}
      onSubmit={submit}
    />
  );
}
