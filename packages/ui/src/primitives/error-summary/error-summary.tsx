'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { scrollIntoSight } from '../../internal/layout.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { unbroken } from '../../internal/unbroken.tsx';
import { SignCell } from '../icons/index.ts';
import { useLinkComponent } from '../link/index.ts';

const errorSummaryVariants = cva(
  'focus-ring grid grid-cols-[auto_minmax(0,1fr)] gap-x-[12px] rounded-control border border-error bg-raised px-[16px] py-4 text-ink',
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
  const box = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(ref, box);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    scrollIntoSight(box.current);
  }, []);
  return (
    <div role="alert" tabIndex={-1} className={cx(errorSummaryVariants(), className)} {...props} ref={merged}>
      <SignCell tone="error" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-[1.0625rem] leading-6">{unbroken(heading)}</p>
        {errors.length > 0 && (
          <ul className="-mb-2.5 flex flex-wrap gap-x-5">
            {errors.map(({ fieldId, label }) => (
              <li key={fieldId} className="min-w-0">
                <Anchor
                  href={`#${fieldId}`}
                  onClick={(event) => goTo(event, fieldId)}
                  className="focus-ring inline-flex min-h-11 min-w-11 items-center rounded-[6px] py-2.5 text-error leading-6 underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
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
