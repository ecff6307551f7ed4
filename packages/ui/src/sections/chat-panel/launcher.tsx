'use client';

import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { chatLauncherVariants } from './chat-panel.variants.ts';

const dots = [
  'lali:rounded-full lali:bg-secondary-text',
  'lali:rounded-[3.5px] lali:bg-[color-mix(in_oklab,var(--lali-color-secondary-text),var(--lali-color-primary-text))]',
  'lali:rounded-[1.5px] lali:bg-primary-text',
];

interface LauncherProps {
  ref?: ComponentProps<'a'>['ref'];
  href: string;
  label: string;
  open: boolean;
  /** Id of the panel, when it is there. */
  controls?: string;
  onPress: () => void;
}

/**
 * One element before and after scripts: a link that becomes a button by its role. Two elements would lose the focus, or
 * the very press that made the scripts load.
 */
export function Launcher({ ref, href, label, open, controls, onPress }: LauncherProps) {
  const Anchor = useLinkComponent();
  const enhanced = useEnhanced();
  const press = (event: MouseEvent) => {
    // With a key held down it is a link like any other, to a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  const button = { role: 'button', 'aria-expanded': open, 'aria-haspopup': 'dialog' } as const;
  return (
    <Anchor
      ref={ref}
      href={href}
      aria-label={label}
      data-chat-launcher=""
      className={chatLauncherVariants({ open })}
      onClick={press}
      onKeyDown={key}
      {...(enhanced && button)}
      {...(enhanced && open && controls && { 'aria-controls': controls })}
    >
      {/* Three dots that mean 'typing', changing from cell to tile. */}
      <span aria-hidden="true" className="lali:flex lali:items-center lali:gap-1.5 lali:[color-scheme:dark]">
        {dots.map((dot) => (
          <span key={dot} className={`lali:size-2.5 lali:forced-colors:bg-[LinkText] ${dot}`} />
        ))}
      </span>
    </Anchor>
  );
}
