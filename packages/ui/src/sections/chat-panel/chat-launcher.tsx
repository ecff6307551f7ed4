'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { chatPanelVariants } from './chat-panel.variants.ts';
import { Launcher } from './launcher.tsx';

export interface ChatLauncherProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the launcher: `labels.open` of the panel. */
  label: string;
  /** The link before scripts run, and if the panel cannot be loaded. */
  href: string;
  /** The panel is wanted: load it, and show it `open` with `focusFirst` in this one's place. */
  onOpen: () => void;
}

/** The launcher alone, for a page that fetches the panel when a visitor opens it. */
export function ChatLauncher({ label, href, onOpen, className, ...rest }: ChatLauncherProps) {
  const enhanced = useEnhanced();
  return (
    <div
      data-path="brand"
      data-placement="corner"
      data-enhanced={enhanced ? '' : undefined}
      className={cx(chatPanelVariants({ placement: 'corner' }), className)}
      {...rest}
    >
      <Launcher href={href} label={label} open={false} floating onPress={onOpen} />
    </div>
  );
}
