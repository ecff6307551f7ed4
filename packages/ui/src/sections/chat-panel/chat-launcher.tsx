'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
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
  return (
    <div
      data-path="brand"
      data-placement="corner"
      className={cx(chatPanelVariants({ placement: 'corner' }), className)}
      {...rest}
    >
      <Launcher href={href} label={label} open={false} onPress={onOpen} />
    </div>
  );
}
