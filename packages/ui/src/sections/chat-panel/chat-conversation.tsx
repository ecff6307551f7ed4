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
    <div className="lali:relative lali:flex lali:min-h-0 lali:flex-1 lali:flex-col">
      <section
        ref={scroller}
        aria-label={labels.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className="lali:focus-ring-inset lali:relative lali:flex lali:min-h-0 lali:flex-1 lali:flex-col lali:gap-2 lali:overflow-y-auto lali:overscroll-contain lali:p-4 lali:motion-safe:scroll-smooth"
      >
        <div id={greetingId} className="lali:flex lali:flex-col lali:gap-2">
          {shown(0, opened.current)}
        </div>
        <div role="log" aria-label={labels.log} className="lali:flex lali:flex-col lali:gap-2">
          {shown(opened.current)}
        </div>
        {typing && (
          <div
            aria-hidden="true"
            className="lali:mt-3 lali:w-fit lali:rounded-[18px] lali:rounded-es-[5px] lali:bg-page lali:px-4 lali:py-4 lali:text-text-soft"
          >
            <BusyCells />
          </div>
        )}
        <VisuallyHidden role="status">{typing ? labels.typing : ''}</VisuallyHidden>
        {suggestions.length > 0 && (
          <fieldset className="lali:mt-2 lali:flex lali:min-w-0 lali:flex-wrap lali:gap-2">
            <legend className="lali:sr-only">{labels.suggestions}</legend>
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
          variant="contrast"
          onClick={() => {
            stay();
            toEnd();
          }}
          after={<ArrowIcon size={18} className="lali:rotate-90" />}
          className="lali:absolute lali:bottom-3 lali:left-1/2 lali:-translate-x-1/2 lali:rounded-full lali:shadow-float"
        >
          {labels.newer}
        </Button>
      )}
    </div>
  );
}
