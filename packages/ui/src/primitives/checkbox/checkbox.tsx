'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useId } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { AlertIcon, CheckIcon } from '../icons/index.ts';

const checkboxVariants = cva(
  'lali:peer lali:focus-ring lali:col-start-1 lali:row-start-1 lali:m-0 lali:size-6 lali:shrink-0 lali:cursor-[inherit] lali:appearance-none lali:rounded-[min(var(--lali-radius-control),7px)] lali:border-[1.5px] lali:border-control lali:bg-surface lali:transition-[background-color,border-color] lali:duration-quick lali:hover:not-disabled:border-text lali:checked:border-accent-solid lali:checked:bg-accent-solid lali:indeterminate:border-accent-solid lali:indeterminate:bg-accent-solid lali:disabled:border-line lali:disabled:bg-transparent lali:data-invalid:not-checked:border-2 lali:data-invalid:not-checked:border-danger-text lali:motion-reduce:transition-none lali:forced-colors:appearance-auto',
);

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** Beside the box, and pressed with it. */
  label: ReactNode;
  /** Below the label and read out with the box. */
  hint?: ReactNode;
  /** What to do next. Its presence is what makes the box invalid. */
  error?: ReactNode;
  /** Only some of the options it represents are chosen: neither on nor off. Default `false`. */
  indeterminate?: boolean;
}

/** One yes or no. `ref`, `className` and rest props reach the box itself. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const invalid = !isEmpty(error);
  const described = [props['aria-describedby'], !isEmpty(hint) && `${id}-hint`, invalid && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const mark: RefCallback<HTMLInputElement> = useCallback(
    (box) => {
      // HTML has no attribute for it.
      if (box) box.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const merged = useMergedRefs(ref, mark);
  return (
    <div className="lali:min-w-0 lali:text-text">
      <label
        htmlFor={id}
        className="lali:flex lali:min-h-11 lali:w-fit lali:max-w-full lali:cursor-pointer lali:items-start lali:gap-3 lali:py-2.5 lali:has-disabled:cursor-not-allowed lali:has-disabled:text-text-soft"
      >
        <span className="lali:grid lali:shrink-0">
          <input
            className={cx(checkboxVariants(), className)}
            aria-invalid={invalid || undefined}
            data-invalid={invalid ? '' : undefined}
            data-indeterminate={indeterminate ? '' : undefined}
            {...props}
            ref={merged}
            id={id}
            type="checkbox"
            aria-describedby={described || undefined}
          />
          <CheckIcon
            size={18}
            strokeWidth={3}
            className="lali:pointer-events-none lali:invisible lali:col-start-1 lali:row-start-1 lali:place-self-center lali:text-on-accent lali:peer-checked:visible lali:peer-indeterminate:invisible lali:peer-disabled:text-text-soft lali:forced-colors:hidden"
          />
          <span
            aria-hidden="true"
            className="lali:pointer-events-none lali:invisible lali:col-start-1 lali:row-start-1 lali:h-[3px] lali:w-3 lali:place-self-center lali:bg-on-accent lali:peer-indeterminate:visible lali:forced-colors:hidden"
          />
        </span>
        <span className="lali:min-w-0 lali:text-[1.0625rem] lali:leading-6 lali:wrap-anywhere">{label}</span>
      </label>
      {!isEmpty(hint) && (
        <p
          id={`${id}-hint`}
          className="lali:type-small lali:-mt-1.5 lali:ps-9 lali:pb-1 lali:text-text-soft lali:wrap-anywhere"
        >
          {hint}
        </p>
      )}
      {invalid && (
        <p
          id={`${id}-error`}
          className="lali:flex lali:gap-1.5 lali:ps-9 lali:pb-1 lali:font-medium lali:text-[0.9375rem] lali:text-danger-text lali:leading-snug"
        >
          <AlertIcon size={18} className="lali:mt-[0.0625rem] lali:shrink-0" />
          <span className="lali:min-w-0 lali:wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  );
}
