'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { SignCell } from '../icons/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { errorSummaryVariants } from './error-summary.variants.ts';

export interface FieldError {
  /** Id of the control the message is about. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** What went wrong, in one sentence. */
  heading: ReactNode;
  /** In the order of the fields. Without any, the heading stands alone. */
  errors?: readonly FieldError[];
}

/**
 * Appears above a form that could not be sent, and takes the focus as it appears. To have it do so again after the next
 * attempt, give it a new `key`.
 */
export function ErrorSummary({
  heading,
  errors = [],
  className,
  ref,
  children,
  ...props
}: ErrorSummaryProps) {
  const Anchor = useLinkComponent();
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, box);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div role="alert" tabIndex={-1} className={cx(errorSummaryVariants(), className)} {...props} ref={merged}>
      <SignCell tone="error" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-[1.0625rem] leading-6">{heading}</p>
        {errors.length > 0 && (
          <ul className="mt-1 -mb-2">
            {errors.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <Anchor
                  href={`#${fieldId}`}
                  onClick={(event) => goTo(event, fieldId)}
                  className="focus-ring inline-block rounded-[6px] py-2.5 text-error leading-6 underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
                >
                  {message}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** Straight to the control, with its label in view; a jump by address would be a change of page to a router. */
function goTo(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (label ?? control).scrollIntoView({ block: 'nearest' });
}
