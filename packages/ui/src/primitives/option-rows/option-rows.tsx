'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { chooseByNumber } from '../../internal/choose-by-number.ts';
import { isEmpty } from '../../internal/is-empty.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { GroupWords, groupAttributes, type LegendLook } from './group-words.tsx';
import {
  keyCapVariants,
  optionRowsVariants,
  optionRowVariants,
  radioDotVariants,
} from './option-rows.variants.ts';

export interface RowOption {
  value: string;
  label: ReactNode;
  /** A second line, in secondary type. */
  text?: ReactNode;
  disabled?: boolean;
}

export interface OptionRowsProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'role'> {
  /** Under which the form sends the choice. */
  name: string;
  /** What is asked. May hold a heading of your own. */
  legend: ReactNode;
  /** `label` as above a field, `question` large, `hidden` where the question stands elsewhere. Default `label`. */
  legendLook?: LegendLook;
  /** Below the legend and read out with the group. */
  hint?: ReactNode;
  /** What to do next. Its presence is what makes the group invalid. */
  error?: ReactNode;
  /** None to any number; each with a value of its own. */
  options: readonly RowOption[];
  /** The chosen value, `null` for none. Left out, the group keeps its own. */
  value?: string | null;
  /** What is chosen at first, when the group keeps its own. */
  defaultValue?: string;
  /** The value of the option that was chosen, by pointer, arrow key or number. */
  onValueChange?: (value: string) => void;
  /** One must be chosen. Default `false`. */
  required?: boolean;
  /** Number keys choose, and caps show them. Default `true`, for the first nine. */
  keys?: boolean;
}

/** One answer of a few, each a row as wide as its container: radio buttons of the browser's own. */
export function OptionRows({
  name,
  legend,
  legendLook = 'label',
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  required = false,
  keys = true,
  className,
  onKeyDown,
  ...props
}: OptionRowsProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const enhanced = useEnhanced();
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    onKeyDown?.(event);
    if (keys) chooseByNumber(event);
  };
  return (
    <fieldset
      data-enhanced={enhanced ? '' : undefined}
      {...groupAttributes({ id, hint, error, required })}
      className={cx(optionRowsVariants(), className)}
      {...props}
      onKeyDown={press}
    >
      <GroupWords id={id} legend={legend} look={legendLook} hint={hint} error={error} />
      <div className="grid gap-2.5">
        {options.map((option, i) => (
          <label key={option.value} className={optionRowVariants()}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
              className={radioDotVariants()}
            />
            <span className="min-w-0 flex-1 font-medium text-[1.0625rem] leading-snug wrap-anywhere">
              {option.label}
              {!isEmpty(option.text) && (
                <span className="block pt-0.5 font-normal text-[0.9375rem] text-muted forced-colors:text-inherit">
                  {option.text}
                </span>
              )}
            </span>
            {keys && i < 9 && (
              <span aria-hidden="true" className={keyCapVariants()}>
                {i + 1}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
