'use client';

import { useRef } from 'react';
import { BusyCells } from '../../internal/busy-cells.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Message } from './chat-message.tsx';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';
import { chatSuggestionVariants } from './chat-panel.variants.ts';
import { useReadingPosition } from './use-reading-position.ts';

interface ConversationProps {
  greetingId: string;
  labels: ChatLabels;
  messages: readonly ChatMessage[];
  typing: boolean;
  suggestions: readonly string[];
  onSay: (text: string) => void;
  onRetry: ((id: string) => void) | undefined;
}

/** The messages so far, in a box that scrolls; new ones go into a log. */
export function Conversation({
  greetingId,
  labels,
  messages,
  typing,
  suggestions,
  onSay,
  onRetry,
}: ConversationProps) {
  // Messages that existed at the opening are outside the log, so that they are not read again.
  const opened = useRef(messages.length);
  const last = messages.at(-1);
  const { scroller, behind, onScroll, toEnd } = useReadingPosition(
    messages.length,
    last?.from === 'visitor',
    typing,
  );
  // Both buttons go away with their press; the focus stays in the conversation.
  const stay = () => scroller.current?.focus({ preventScroll: true });
  const retry = (id: string) => {
    stay();
    onRetry?.(id);
  };
  const shown = (from: number, to?: number) =>
    messages
      .slice(from, to)
      .map((message, place) => (
        <Message
          key={message.id}
          message={message}
          labels={labels}
          turn={messages[from + place - 1]?.from !== message.from}
          onRetry={onRetry && retry}
        />
      ));
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label={labels.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className="focus-ring-inset relative flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain p-4 motion-safe:scroll-smooth"
      >
        <div id={greetingId} className="flex flex-col gap-2">
          {shown(0, opened.current)}
        </div>
        <div role="log" aria-label={labels.log} className="flex flex-col gap-2">
          {shown(opened.current)}
        </div>
        {typing && (
          <div
            aria-hidden="true"
            className="mt-3 w-fit rounded-[18px] rounded-es-[5px] bg-ground px-4 py-4 text-muted"
          >
            <BusyCells />
          </div>
        )}
        <VisuallyHidden role="status">{typing ? labels.typing : ''}</VisuallyHidden>
        {suggestions.length > 0 && (
          <fieldset className="mt-2 flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">{labels.suggestions}</legend>
            {suggestions.map((text) => (
              <button
                key={text}
                type="button"
                onClick={() => onSay(text)}
                className={chatSuggestionVariants()}
              >
                {text}
              </button>
            ))}
          </fieldset>
        )}
      </section>
      {behind && (
        <Button
          size="small"
          variant="ink"
          onClick={() => {
            stay();
            toEnd();
          }}
          after={<ArrowIcon size={18} className="rotate-90" />}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float"
        >
          {labels.newer}
        </Button>
      )}
    </div>
  );
}
