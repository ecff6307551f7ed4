'use client';

import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { chatLauncherVariants } from './chat-panel.variants.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

const dots = [
  'lali:rounded-full lali:bg-secondary-text',
  'lali:rounded-[3.5px] lali:bg-[color-mix(in_oklab,var(--lali-color-secondary-text),var(--lali-color-primary-text))]',
  'lali:rounded-[1.5px] lali:bg-primary-text',
];

interface LauncherProps {
  ref?: RefObject<HTMLAnchorElement | null>;
  href: string;
  label: string;
  open: boolean;
  /** It stands above the page, and is to cover nothing of it. */
  floating: boolean;
  /** Id of the panel, when it is there. */
  controls?: string;
  onPress: () => void;
}

/**
 * One element before and after scripts: a link that becomes a button by its role. Two elements would lose the focus, or
 * the very press that made the scripts load.
 */
export function Launcher({ ref, href, label, open, floating, controls, onPress }: LauncherProps) {
  const Anchor = useLinkComponent();
  const enhanced = useEnhanced();
  const own = useRef<HTMLAnchorElement>(null);
  const launcher = ref ?? own;
  const { away, rise } = useOutOfTheWay(launcher, floating && !open);
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
      ref={launcher}
      href={href}
      aria-label={label}
      data-chat-launcher=""
      data-away={away ? '' : undefined}
      className={chatLauncherVariants({ open, floating })}
      style={rise > 0 ? { translate: `0 -${rise}px` } : undefined}
      onClick={press}
      onKeyDown={key}
      {...(enhanced && button)}
      {...(enhanced && open && controls && { 'aria-controls': controls })}
    >
      {/* Three dots that mean 'typing', changing from cell to tile. */}
      <span
        aria-hidden="true"
        className="lali:flex lali:items-center lali:gap-1 lali:lg:gap-1.5 lali:[color-scheme:dark]"
      >
        {dots.map((dot) => (
          <span
            key={dot}
            className={`lali:size-2 lali:lg:size-2.5 lali:forced-colors:bg-[LinkText] ${dot}`}
          />
        ))}
      </span>
    </Anchor>
  );
}
