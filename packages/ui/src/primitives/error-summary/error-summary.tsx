'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { unbroken } from '../../internal/unbroken.tsx';
import { SignCell } from '../icons/index.ts';
import { useLinkComponent } from '../link/index.ts';

const errorSummaryVariants = cva(
  'lali:focus-ring lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:gap-x-[12px] lali:rounded-control lali:border lali:border-danger-text lali:bg-surface lali:px-[16px] lali:py-4 lali:text-text',
);

export interface FieldError {
  /** Id of the control that needs correcting. */
  fieldId: string;
  /** The label of the field. The full message is at the field itself. */
  label: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  /** What went wrong, in one sentence. */
  heading: string;
  /** In the order of the fields. Without any, only the heading is shown. */
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
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, box);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    scrollIntoSight(box.current);
  }, []);
  return (
    // Read once, with the focus, by its heading: a live alert would read what is left of the list at every correction.
    <div
      role="alert"
      aria-live="off"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={cx(errorSummaryVariants(), className)}
      {...props}
      ref={merged}
    >
      <SignCell tone="error" />
      <div className="lali:min-w-0 lali:wrap-anywhere">
        <p id={headingId} className="lali:font-semibold lali:text-[1.0625rem] lali:leading-6">
          {unbroken(heading)}
        </p>
        {errors.length > 0 && (
          <ul className="lali:-mb-2.5 lali:flex lali:flex-wrap lali:gap-x-5">
            {errors.map(({ fieldId, label }) => (
              <li key={fieldId} className="lali:min-w-0">
                <Anchor
                  href={`#${fieldId}`}
                  onClick={(event) => goTo(event, fieldId)}
                  className="lali:focus-ring lali:inline-flex lali:min-h-11 lali:min-w-11 lali:items-center lali:rounded-[6px] lali:py-2.5 lali:text-danger-text lali:leading-6 lali:underline lali:decoration-1 lali:underline-offset-[0.2em] lali:hover:decoration-2"
                >
                  {unbroken(label)}
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
  scrollIntoSight(label ?? control);
}
