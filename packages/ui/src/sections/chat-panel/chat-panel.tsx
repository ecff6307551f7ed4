'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { ChatDialog } from './chat-dialog.tsx';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';
import { chatPanelVariants } from './chat-panel.variants.ts';
import { Launcher } from './launcher.tsx';

export interface ChatPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every word of the panel, the names of its buttons and of the states of a message included. */
  labels: ChatLabels;
  /** Where the launcher leads before scripts run: the contact page. */
  href: string;
  /** Whether the panel is there. */
  open: boolean;
  /** The panel asks to be opened or closed: launcher, close button, Escape. */
  onOpenChange: (open: boolean) => void;
  /** The whole conversation in order. Messages are added at the end; an old one may only change its `saving`. */
  messages: readonly ChatMessage[];
  /** An answer is being written. */
  typing?: boolean;
  /** Quick replies under the conversation; a press sends the text unchanged. Without any, they take no space. */
  suggestions?: readonly string[];
  /** Called with a text that is trimmed and not empty. */
  onSend: (text: string) => void;
  /** Saves the message with this id again. Without it an unsaved message has no button. */
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
    // If the focus has already moved to another element, it stays there.
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
        floating={placement === 'corner'}
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
