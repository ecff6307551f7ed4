'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { themeSwitch } from '../../messages/en.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/* Nothing to switch before scripts run: it keeps its room and stays out of sight and reach. */
const themeSwitchVariants = cva(
  'lali:inline-flex lali:w-fit lali:rounded-control lali:text-text lali:outline lali:outline-1 lali:-outline-offset-1 lali:outline-control lali:not-data-enhanced:invisible',
);

const themeOptionVariants = cva(
  'lali:relative lali:grid lali:size-11 lali:cursor-pointer lali:place-content-center lali:text-text-soft lali:transition-colors lali:duration-quick lali:before:absolute lali:before:inset-1 lali:before:rounded-[max(2px,calc(var(--lali-radius-control)-4px))] lali:hover:text-text lali:has-checked:text-page lali:has-checked:before:bg-text lali:has-checked:forced-colors:text-[HighlightText] lali:has-checked:forced-colors:before:bg-[Highlight] lali:has-checked:forced-colors:before:forced-color-adjust-none lali:motion-reduce:transition-none',
);

export type Theme = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'role'> {
  /** What is chosen. `system` follows the visitor's device. */
  value: Theme;
  /** What was chosen; to set it on the document and to keep it is the caller's. */
  onValueChange: (theme: Theme) => void;
  /** Name of the group. Default `Colour theme`. */
  label?: string;
  /** Names of the three choices. */
  labels?: Partial<Record<Theme, string>>;
}

const choices = [
  { theme: 'system', Icon: SystemIcon },
  { theme: 'light', Icon: SunIcon },
  { theme: 'dark', Icon: MoonIcon },
] as const;

/** Shows the choice it is given and reports a new one. Keeping it and applying it is up to the application. */
export function ThemeSwitch({ value, onValueChange, label, labels, className, ...props }: ThemeSwitchProps) {
  const words = useWords('themeSwitch', themeSwitch, labels);
  const name = useId();
  const enhanced = useEnhanced();
  return (
    <div
      role="radiogroup"
      aria-label={label ?? words.label}
      data-value={value}
      data-enhanced={enhanced ? '' : undefined}
      className={cx(themeSwitchVariants(), className)}
      {...props}
    >
      {choices.map(({ theme, Icon }) => (
        <label key={theme} data-theme-choice={theme} title={words[theme]} className={themeOptionVariants()}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={value === theme}
            onChange={() => onValueChange(theme)}
            className="lali:focus-ring lali:absolute lali:inset-0 lali:z-10 lali:m-0 lali:size-full lali:cursor-pointer lali:appearance-none lali:rounded-control"
          />
          <Icon size={18} className="lali:relative" />
          <VisuallyHidden>{words[theme]}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
