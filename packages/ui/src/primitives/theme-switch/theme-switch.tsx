'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { themeSwitch } from '../../messages/en.ts';
import { MoonIcon, SunIcon, SystemIcon } from '../icons/index.ts';
import { ToggleGroup } from '../toggle-group/index.ts';

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
  const enhanced = useEnhanced();
  return (
    <ToggleGroup.Root
      label={label ?? words.label}
      value={value}
      onValueChange={onValueChange}
      data-enhanced={enhanced ? '' : undefined}
      // Nothing to switch before scripts run: it keeps its room and stays out of sight and reach.
      className={cx('lali:not-data-enhanced:invisible', className)}
      {...props}
    >
      {choices.map(({ theme, Icon }) => (
        <ToggleGroup.Item
          key={theme}
          value={theme}
          label={words[theme]}
          icon={<Icon size={18} />}
          data-theme-choice={theme}
        />
      ))}
    </ToggleGroup.Root>
  );
}
