'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useId } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { AlertIcon, CheckIcon } from '../icons/index.ts';

const checkboxVariants = cva(
  'peer focus-ring col-start-1 row-start-1 m-0 size-6 shrink-0 cursor-[inherit] appearance-none rounded-[min(var(--radius-control),7px)] border-[1.5px] border-control bg-raised transition-[background-color,border-color] duration-quick hover:not-disabled:border-ink checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-line disabled:bg-transparent data-invalid:not-checked:border-2 data-invalid:not-checked:border-error motion-reduce:transition-none forced-colors:appearance-auto',
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
    <div className="min-w-0 text-ink">
      <label
        htmlFor={id}
        className="flex min-h-11 w-fit max-w-full cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <span className="grid shrink-0">
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
            className="pointer-events-none invisible col-start-1 row-start-1 place-self-center text-on-accent peer-checked:visible peer-indeterminate:invisible peer-disabled:text-muted forced-colors:hidden"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none invisible col-start-1 row-start-1 h-[3px] w-3 place-self-center bg-on-accent peer-indeterminate:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 text-[1.0625rem] leading-6 wrap-anywhere">{label}</span>
      </label>
      {!isEmpty(hint) && (
        <p id={`${id}-hint`} className="type-small -mt-1.5 ps-9 pb-1 text-muted wrap-anywhere">
          {hint}
        </p>
      )}
      {invalid && (
        <p
          id={`${id}-error`}
          className="flex gap-1.5 ps-9 pb-1 font-medium text-[0.9375rem] text-error leading-snug"
        >
          <AlertIcon size={18} className="mt-[0.0625rem] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  );
}
