'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { chooseByNumber } from '../../internal/choose-by-number.ts';
import { isEmpty } from '../../internal/is-empty.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { GroupWords, groupAttributes, type LegendLook } from './group-words.tsx';

const optionRowsVariants = cva('group/options min-w-0 border-0 p-0 text-ink');

/* The second pixel of a chosen row's border grows inwards, so nothing moves. */
const optionRowVariants = cva(
  'focus-ring-within relative flex min-h-[3.75rem] cursor-pointer items-center gap-3.5 rounded-control border border-control bg-raised px-4.5 py-3 transition-[background-color,border-color] duration-quick hover:border-ink has-checked:border-accent-text has-checked:bg-[color-mix(in_oklab,var(--color-accent-text)_9%,var(--color-raised))] has-checked:shadow-[inset_0_0_0_1px_var(--color-accent-text)] has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-muted forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] group-data-invalid/options:not-has-checked:border-error motion-reduce:transition-none forced-colors:has-checked:border-[3px] forced-colors:has-checked:border-[Highlight]',
);

const radioDotVariants = cva(
  'm-0 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-raised transition-[border-width,border-color] duration-quick checked:border-[6px] checked:border-accent-text disabled:border-line motion-reduce:transition-none forced-colors:appearance-auto',
);

/* The keys work with scripts only; until then the caps keep their room and stay out of sight. */
const keyCapVariants = cva(
  'type-mono grid size-6 shrink-0 place-content-center rounded-[min(var(--radius-control),6px)] border border-control text-muted forced-colors:in-[label:has(:disabled)]:border-[GrayText] forced-colors:in-[label:has(:disabled)]:text-[GrayText] group-not-data-enhanced/options:invisible',
);

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
  /** Reaches the radio button that an error leads to: the chosen one, or the first that can be chosen. */
  inputRef?: Ref<HTMLInputElement>;
  /** Number keys choose an option, and each option shows its key. Default `true`, for the first nine. */
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
  inputRef,
  keys = true,
  className,
  onKeyDown,
  ...props
}: OptionRowsProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const enhanced = useEnhanced();
  const target =
    options.find((option) => option.value === (value ?? defaultValue)) ??
    options.find(({ disabled }) => !disabled);
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
              ref={option === target ? inputRef : undefined}
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
