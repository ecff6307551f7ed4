'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { useLinkComponent } from '../../primitives/link/index.ts';
import { ChatDialog } from './chat-dialog.tsx';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';
import { chatLauncherVariants, chatPanelVariants } from './chat-panel.variants.ts';

export interface ChatPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  labels: ChatLabels;
  /** Where the launcher leads before scripts run: the contact page. */
  href: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The whole conversation in order. Messages are added at the end; an old one may only change its `saving`. */
  messages: readonly ChatMessage[];
  /** An answer is being written. */
  typing?: boolean;
  /** Quick replies under the conversation; a press sends the text as it stands. None: no room is taken. */
  suggestions?: readonly string[];
  /** Called with a text that is trimmed and not empty. */
  onSend: (text: string) => void;
  /** Tries again to keep the message of this id. Without it an unsaved message only says so. */
  onRetry?: (id: string) => void;
  /** The longest message, in characters. */
  maxLength?: number;
  /** Stands before the title, about 34 px wide. Default: the mark. */
  avatar?: ReactNode;
  /**
   * `corner` floats in the lower end corner and fills the window on phones; `inline` stands where it is put. Default
   * `corner`.
   */
  placement?: 'corner' | 'inline';
  /** The input takes the focus when the panel is there from the start: for a panel whose code is loaded by a press. */
  focusFirst?: boolean;
}

/** A conversation beside the page: a round launcher and a panel that does not hold the page up. */
export function ChatPanel({
  labels,
  href,
  open,
  onOpenChange,
  messages,
  typing = false,
  suggestions = [],
  onSend,
  onRetry,
  maxLength,
  avatar,
  placement = 'corner',
  focusFirst = false,
  className,
  ...rest
}: ChatPanelProps) {
  const panelId = useId();
  const enhanced = useEnhanced();
  const launcher = useRef<HTMLAnchorElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(open && !focusFirst);
  const [draft, setDraft] = useState('');

  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    if (open) input.current?.focus({ preventScroll: true });
    // Whoever has already gone on to another place keeps it.
    else if (document.activeElement === document.body) launcher.current?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div
      data-path="brand"
      data-open={open ? '' : undefined}
      data-typing={typing ? '' : undefined}
      data-placement={placement}
      data-enhanced={enhanced ? '' : undefined}
      className={cx(chatPanelVariants({ placement }), className)}
      {...rest}
    >
      <Launcher
        ref={launcher}
        href={href}
        label={labels.open}
        open={open}
        controls={panelId}
        onPress={() => onOpenChange(true)}
      />
      {open && (
        <ChatDialog
          id={panelId}
          placement={placement}
          labels={labels}
          avatar={avatar}
          messages={messages}
          typing={typing}
          suggestions={suggestions}
          maxLength={maxLength}
          draft={draft}
          input={input}
          onDraft={setDraft}
          onSend={onSend}
          onRetry={onRetry}
          onClose={() => onOpenChange(false)}
        />
      )}
    </div>
  );
}

const dots = [
  'rounded-full bg-leaf-text',
  'rounded-[3.5px] bg-[color-mix(in_oklab,var(--color-leaf-text),var(--color-kingfisher-text))]',
  'rounded-[1.5px] bg-kingfisher-text',
];

interface LauncherProps {
  ref: ComponentProps<'a'>['ref'];
  href: string;
  label: string;
  open: boolean;
  controls: string;
  onPress: () => void;
}

/**
 * One element before and after scripts: a link that becomes a button by its role. Two elements would lose the focus, or
 * the very press that made the scripts load.
 */
function Launcher({ ref, href, label, open, controls, onPress }: LauncherProps) {
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
      {...(enhanced && open && { 'aria-controls': controls })}
    >
      {/* Three dots that say 'somebody writes', on their way from cell to tile. */}
      <span aria-hidden="true" className="flex items-center gap-1.5 [color-scheme:dark]">
        {dots.map((dot) => (
          <span key={dot} className={`size-2.5 forced-colors:bg-[LinkText] ${dot}`} />
        ))}
      </span>
    </Anchor>
  );
}
