'use client';

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useIsolation } from '../../internal/use-isolation.ts';
import { useScrollLock } from '../../internal/use-scroll-lock.ts';
import { LogoMark } from '../../media/logo-mark/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { CloseIcon } from '../../primitives/icons/index.ts';
import { Conversation } from './chat-conversation.tsx';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';
import { chatDialogVariants } from './chat-panel.variants.ts';
import { useFillsWindow, useVisibleWindow } from './use-visible-window.ts';

interface ChatDialogProps {
  id: string;
  placement: 'corner' | 'inline';
  labels: ChatLabels;
  avatar: ReactNode;
  messages: readonly ChatMessage[];
  typing: boolean;
  suggestions: readonly string[];
  maxLength: number | undefined;
  draft: string;
  input: RefObject<HTMLInputElement | null>;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onRetry: ((id: string) => void) | undefined;
  onClose: () => void;
}

/** The open panel: its head, the conversation, and the line to write in. */
export function ChatDialog({
  labels,
  messages,
  typing,
  onDraft,
  onSend,
  onClose,
  ...props
}: ChatDialogProps) {
  const titleId = useId();
  const greetingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const fills = useFillsWindow() && props.placement === 'corner';
  useVisibleWindow(panel);
  useScrollLock(fills);
  useIsolation(panel, fills);
  const { input, draft } = props;

  const say = (text: string) => {
    const said = text.trim();
    if (said === '') return;
    onSend(said);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    onDraft('');
    say(draft);
  };
  const leave = (event: FocusEvent) => {
    // What lies behind is inert; what takes the focus all the same must be seen.
    const next = event.relatedTarget;
    if (fills && next instanceof Node && !event.currentTarget.contains(next)) onClose();
  };
  useLeaving(panel, onClose, fills);

  return (
    <div
      ref={panel}
      id={props.id}
      role="dialog"
      aria-modal={fills || undefined}
      aria-labelledby={titleId}
      aria-describedby={messages.length === 1 ? greetingId : undefined}
      data-chat-dialog=""
      className={chatDialogVariants({ placement: props.placement })}
      onBlur={leave}
    >
      <div className="lali:surface-inverse lali:flex lali:items-center lali:gap-3 lali:py-3 lali:ps-5 lali:pe-2.5">
        {props.avatar ?? <LogoMark size={34} />}
        <div className="lali:min-w-0 lali:flex-1">
          <h2
            id={titleId}
            className="lali:font-display lali:text-[1.1875rem] lali:leading-tight lali:tracking-[-0.01em] lali:wrap-anywhere"
          >
            {labels.title}
          </h2>
          {labels.subtitle && (
            <p className="lali:type-small lali:text-text-soft lali:leading-snug">{labels.subtitle}</p>
          )}
        </div>
        <IconButton label={labels.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <Conversation
        greetingId={greetingId}
        labels={labels}
        messages={messages}
        typing={typing}
        suggestions={props.suggestions}
        onSay={say}
        onRetry={props.onRetry}
      />
      <form
        onSubmit={submit}
        className="lali:border-line lali:border-t lali:px-3 lali:pt-3 lali:pb-[max(0.75rem,env(safe-area-inset-bottom))] lali:sm:pb-3"
      >
        <div className="lali:flex lali:gap-1 lali:rounded-control lali:border lali:border-control lali:bg-surface lali:p-[3px] lali:focus-within:border-text lali:has-[input:focus-visible]:focus-ring-shown">
          <input
            ref={input}
            type="text"
            value={draft}
            maxLength={props.maxLength}
            aria-label={labels.input}
            placeholder={labels.input}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => onDraft(event.currentTarget.value)}
            className="lali:min-w-0 lali:flex-1 lali:rounded-[10px] lali:bg-transparent lali:focus-visible:shadow-none lali:focus-visible:outline-none lali:px-3 lali:text-[1.0625rem] lali:text-text lali:placeholder:text-text-soft"
          />
          <Button type="submit" size="small" className="lali:shrink-0 lali:rounded-[9px]">
            {labels.send}
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * Escape from anywhere on the page: the panel may lie over what has the focus, and must be cleared away without moving
 * it. Where it fills the window, another page would come behind it, from a link in it or on the way back.
 */
function useLeaving(panel: RefObject<HTMLElement | null>, onClose: () => void, fills: boolean) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    const turn = () => {
      if (fills) latest.current();
    };
    // Heard on the document: the link's own handler comes first.
    const follow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
      if (panel.current?.contains(target) && target.closest('a[href]')) turn();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('click', follow);
    addEventListener('popstate', turn);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', follow);
      removeEventListener('popstate', turn);
    };
  }, [panel, fills]);
}
