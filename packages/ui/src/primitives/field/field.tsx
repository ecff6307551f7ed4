'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { isEmpty } from '../../internal/is-empty.ts';
import { field } from '../../messages/en.ts';
import { AlertIcon } from '../icons/index.ts';
import { fieldVariants, labelVariants } from './field.variants.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Always visible; a placeholder is no label. */
  label: ReactNode;
  /** What helps to answer, between label and control, where no autofill list covers it. */
  hint?: ReactNode;
  /** What to do next. Its presence is what makes the field invalid. */
  error?: ReactNode;
  /** The control must be filled in. */
  required?: boolean;
  /** Neither filled in nor sent; the control inside takes it over. Default `false`. */
  disabled?: boolean;
  /**
   * A word beside the label. By default `optional` where the field is not required, because most fields of a form are;
   * say once above the form that the others are needed. `null` leaves it out.
   */
  mark?: ReactNode;
  /** `statement`: a large label, for a field that its page is about. Default `box`. */
  look?: 'box' | 'statement';
  /** The id of the control, which an error summary links to. Made up when left out. */
  id?: string;
  /** One Input, Textarea, Select, or a control of your own that uses `useFieldControl`. */
  children: ReactNode;
}

/** Ties label, hint and error to one control. */
export function Field({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  mark,
  look = 'box',
  id,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const { optional } = useWords('field', field);
  const shownMark = mark === undefined && !required ? optional : mark;
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = !isEmpty(error);
  const describedBy = [!isEmpty(hint) && hintId, invalid && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ controlId, describedBy, invalid, required, disabled }}>
      <div
        data-invalid={invalid ? '' : undefined}
        data-required={required ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={cx(fieldVariants(), className)}
        {...props}
      >
        <div className="lali:col-span-full lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-2 lali:pb-2 lali:leading-snug">
          <label htmlFor={controlId} className={labelVariants({ look })}>
            {label}
          </label>
          {/*
           * Beside the label and not in it: the name stays the label alone, and the control itself says if it is required.
           */}
          {!isEmpty(shownMark) && (
            <span aria-hidden="true" className="lali:text-[0.9375rem] lali:text-text-soft">
              {shownMark}
            </span>
          )}
        </div>
        {!isEmpty(hint) && (
          <p
            id={hintId}
            className="lali:type-small lali:col-span-full lali:-mt-1 lali:pb-2 lali:text-text-soft lali:wrap-anywhere"
          >
            {hint}
          </p>
        )}
        {children}
        {invalid && (
          <p
            id={errorId}
            className="lali:col-start-1 lali:flex lali:gap-1.5 lali:pt-2 lali:font-medium lali:text-[0.9375rem] lali:text-danger-text lali:leading-snug"
          >
            <AlertIcon size={18} className="lali:mt-[0.0625rem] lali:shrink-0" />
            <span className="lali:min-w-0 lali:wrap-anywhere">{error}</span>
          </p>
        )}
      </div>
    </FieldContext>
  );
}
