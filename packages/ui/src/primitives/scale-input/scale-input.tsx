'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { chooseByNumber } from '../../internal/choose-by-number.ts';
import { GroupWords, groupAttributes, type LegendLook } from '../option-rows/group-words.tsx';

const scaleInputVariants = cva('lali:group/scale lali:min-w-0 lali:border-0 lali:p-0 lali:text-text');

/* From a round cell to a tile: the way of every figure of the house. */
const scalePointVariants = cva(
  'lali:focus-ring-within lali:relative lali:grid lali:min-h-control lali:min-w-0 lali:cursor-pointer lali:place-content-center lali:border lali:border-control lali:bg-surface lali:font-semibold lali:text-[1.0625rem] lali:transition-[background-color,border-color,color] lali:duration-quick lali:hover:border-text lali:has-checked:border-accent-solid lali:has-checked:bg-accent-solid lali:has-checked:text-on-accent lali:group-data-invalid/scale:not-has-checked:border-danger-text lali:motion-reduce:transition-none lali:forced-colors:has-checked:border-[3px] lali:forced-colors:has-checked:border-[Highlight]',
  {
    variants: {
      corner: {
        0: 'lali:rounded-[1.75rem]',
        1: 'lali:rounded-[1.375rem]',
        2: 'lali:rounded-[1rem]',
        3: 'lali:rounded-[0.625rem]',
        4: 'lali:rounded-[0.375rem]',
      },
    },
  },
);

/** The words of each point from low to high; those between the ends may be empty. */
export type ScalePoints =
  | readonly [string, string, string]
  | readonly [string, string, string, string]
  | readonly [string, string, string, string, string]
  | readonly [string, string, string, string, string, string]
  | readonly [string, string, string, string, string, string, string];

export interface ScaleInputProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'role'> {
  /** Under which the form sends the number. */
  name: string;
  /** What is asked. May hold a heading of your own. */
  legend: ReactNode;
  /** `label` as above a field, `question` large, `hidden` where the question stands elsewhere. Default `label`. */
  legendLook?: LegendLook;
  /** Below the legend and read out with the group. */
  hint?: ReactNode;
  /** What to do next. Its presence is what makes the group invalid. */
  error?: ReactNode;
  /** Three to seven. The ends are shown; all of them are part of what is read. */
  points: ScalePoints;
  /** The chosen number from 1, `null` for none. Left out, the group keeps its own. */
  value?: number | null;
  /** What is chosen at first, when the group keeps its own. */
  defaultValue?: number;
  /** The point that was chosen, by pointer, arrow key or number. */
  onValueChange?: (value: number) => void;
  /** One must be chosen. Default `false`. */
  required?: boolean;
  /** Reaches the radio button that an error leads to: the chosen one, or the first. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A number on a scale whose ends have words. */
export function ScaleInput({
  name,
  legend,
  legendLook = 'label',
  hint,
  error,
  points,
  value,
  defaultValue,
  onValueChange,
  required = false,
  inputRef,
  className,
  onKeyDown,
  ...props
}: ScaleInputProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const last = points.length - 1;
  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    onKeyDown?.(event);
    chooseByNumber(event);
  };
  return (
    <fieldset
      {...groupAttributes({ id, hint, error, required })}
      className={cx(scaleInputVariants(), className)}
      {...props}
      onKeyDown={press}
    >
      <GroupWords id={id} legend={legend} look={legendLook} hint={hint} error={error} />
      <div className="lali:grid lali:auto-cols-fr lali:grid-flow-col lali:gap-1.5 lali:sm:gap-2.5">
        {points.map((words, i) => {
          const number = i + 1;
          return (
            // No label: the input lies over its cell, and its name holds the words of the point.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the scale.
              key={i}
              className={scalePointVariants({ corner: Math.round((i / last) * 4) as 0 | 1 | 2 | 3 | 4 })}
            >
              <input
                ref={number === (value ?? defaultValue ?? 1) ? inputRef : undefined}
                type="radio"
                name={name}
                value={number}
                required={required}
                aria-label={words === '' ? `${number}` : `${number}, ${words}`}
                {...(value === undefined
                  ? { defaultChecked: defaultValue === number }
                  : { checked: value === number })}
                onChange={() => onValueChange?.(number)}
                className="lali:absolute lali:inset-0 lali:m-0 lali:size-full lali:cursor-pointer lali:appearance-none lali:rounded-[inherit]"
              />
              <span aria-hidden="true" className="lali:pointer-events-none">
                {number}
              </span>
            </div>
          );
        })}
      </div>
      {/* Part of the names of the ends already. */}
      <div
        aria-hidden="true"
        className="lali:type-small lali:flex lali:justify-between lali:gap-6 lali:pt-2 lali:text-text-soft"
      >
        <span className="lali:min-w-0 lali:wrap-anywhere">{points[0]}</span>
        <span className="lali:min-w-0 lali:text-end lali:wrap-anywhere">{points[last]}</span>
      </div>
    </fieldset>
  );
}
