'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { useLocale } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { useFieldControl } from '../field/index.ts';

export interface SliderProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'required'
  > {
  /** The lowest number. Default 0. */
  min?: number;
  /** The highest number. Default 100. */
  max?: number;
  /** The distance of two numbers that can be chosen. Default 1. */
  step?: number;
  /** The chosen number. Controlled; without it the slider keeps its own. */
  value?: number;
  /** The number at first, where the slider keeps its own. Default `min`. */
  defaultValue?: number;
  /** The number that was chosen, at every step of the way. */
  onValueChange?: (value: number) => void;
  /** How the number is written and read: a currency, a unit, a percentage. Default a plain number of the locale. */
  format?: Intl.NumberFormatOptions;
}

/** A number on a line, where about right is right: the browser's own range input, tied to the Field around it. */
export function Slider({
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  format,
  className,
  onChange,
  ...props
}: SliderProps) {
  const { required: _, ...control } = useFieldControl(props);
  const enhanced = useEnhanced();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const written = new Intl.NumberFormat(useLocale(), format).format(shown);
  return (
    <div
      data-enhanced={enhanced ? '' : undefined}
      className="lali:flex lali:min-w-0 lali:items-center lali:gap-4"
    >
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        {...(value === undefined ? { defaultValue } : { value })}
        aria-valuetext={format && written}
        className={cx('lali-slider lali:focus-ring lali:min-w-0 lali:flex-1 lali:rounded-[6px]', className)}
        {...props}
        {...control}
        data-value={shown}
        data-disabled={control.disabled ? '' : undefined}
        onChange={(event) => {
          onChange?.(event);
          setOwn(event.currentTarget.valueAsNumber);
          onValueChange?.(event.currentTarget.valueAsNumber);
        }}
      />
      {/* Read with the control itself. Before scripts it would stay behind, so it is out of sight. */}
      <span
        aria-hidden="true"
        className="lali:min-w-[3ch] lali:text-end lali:font-semibold lali:text-[1.0625rem] lali:tabular-nums lali:not-enhanced:invisible"
      >
        {written}
      </span>
    </div>
  );
}
