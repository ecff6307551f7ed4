'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { chooseByNumber } from '../../internal/choose-by-number.ts';
import { isEmpty } from '../../internal/is-empty.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { GroupWords, groupAttributes, type LegendLook } from './group-words.tsx';

const optionRowsVariants = cva('lali:group/options lali:min-w-0 lali:border-0 lali:p-0 lali:text-text');

/* The second pixel of a chosen row's border grows inwards, so nothing moves; it gives way to the ring, a shadow too. */
const optionRowVariants = cva(
  'lali:focus-ring-within lali:relative lali:flex lali:min-h-[3.75rem] lali:cursor-pointer lali:items-center lali:gap-3.5 lali:rounded-control lali:border lali:border-control lali:bg-surface lali:px-4.5 lali:py-3 lali:transition-[background-color,border-color] lali:duration-quick lali:hover:border-text lali:has-checked:border-accent-text lali:has-checked:bg-[color-mix(in_oklab,var(--lali-color-accent-text)_9%,var(--lali-color-surface))] lali:has-checked:not-has-focus-visible:shadow-[inset_0_0_0_1px_var(--lali-color-accent-text)] lali:has-disabled:cursor-not-allowed lali:has-disabled:border-line lali:has-disabled:bg-transparent lali:has-disabled:text-text-soft lali:forced-colors:has-disabled:border-[GrayText] lali:forced-colors:has-disabled:text-[GrayText] lali:group-data-invalid/options:not-has-checked:border-danger-text lali:motion-reduce:transition-none lali:forced-colors:has-checked:border-[3px] lali:forced-colors:has-checked:border-[Highlight]',
);

const radioDotVariants = cva(
  'lali:m-0 lali:size-5 lali:shrink-0 lali:cursor-[inherit] lali:appearance-none lali:rounded-full lali:border-[1.5px] lali:border-control lali:bg-surface lali:transition-[border-width,border-color] lali:duration-quick lali:checked:border-[6px] lali:checked:border-accent-text lali:disabled:border-line lali:motion-reduce:transition-none lali:forced-colors:appearance-auto',
);

/* The keys work with scripts only; until then the caps keep their room and stay out of sight. */
const keyCapVariants = cva(
  'lali:type-mono lali:grid lali:size-6 lali:shrink-0 lali:place-content-center lali:rounded-[min(var(--lali-radius-control),6px)] lali:border lali:border-control lali:text-text-soft lali:forced-colors:in-[label:has(:disabled)]:border-[GrayText] lali:forced-colors:in-[label:has(:disabled)]:text-[GrayText] lali:group-not-data-enhanced/options:invisible',
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
      <div className="lali:grid lali:gap-2.5">
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
            <span className="lali:min-w-0 lali:flex-1 lali:font-medium lali:text-[1.0625rem] lali:leading-snug lali:wrap-anywhere">
              {option.label}
              {!isEmpty(option.text) && (
                <span className="lali:block lali:pt-0.5 lali:font-normal lali:text-[0.9375rem] lali:text-text-soft lali:forced-colors:text-inherit">
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
