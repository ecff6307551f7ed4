'use client';

import { Link } from '../../primitives/link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';
import { chatBubbleVariants, chatSavingVariants } from './chat-panel.variants.ts';

interface MessageProps {
  message: ChatMessage;
  labels: ChatLabels;
  /** The speaker has changed since the message before. */
  turn: boolean;
  onRetry?: ((id: string) => void) | undefined;
}

/** One message, on the side of its speaker, with its saving state. */
export function Message({ message: { id, from, body, saving }, labels, turn, onRetry }: MessageProps) {
  const own = from === 'visitor';
  return (
    <div
      data-from={from}
      data-saving={saving}
      className={`lali:grid lali:max-w-[88%] ${own ? 'lali:justify-items-end lali:self-end' : 'lali:justify-items-start lali:self-start'} ${turn ? 'lali:not-first:mt-3' : ''}`}
    >
      <div className="lali:flex lali:max-w-full lali:gap-2">
        {own && saving && <span aria-hidden="true" className={chatSavingVariants({ saving })} />}
        <div className={chatBubbleVariants({ from })}>
          <VisuallyHidden>{labels.speakers[from]}: </VisuallyHidden>
          <Body body={body} />
        </div>
      </div>
      {/* Not for the log: a word about keeping is no part of the conversation. */}
      <div aria-live="off">
        {saving === 'unsaved' ? (
          <p className="lali:type-small lali:flex lali:flex-wrap lali:items-center lali:gap-x-1 lali:text-text-soft">
            {labels.saving.unsaved}
            {onRetry && (
              <button
                type="button"
                onClick={() => onRetry(id)}
                className="lali:focus-ring lali:min-h-11 lali:min-w-11 lali:cursor-pointer lali:rounded-[6px] lali:px-2 lali:font-medium lali:text-text lali:underline lali:decoration-1 lali:underline-offset-[0.25em] lali:hover:decoration-2"
              >
                {labels.retry}
              </button>
            )}
          </p>
        ) : (
          own && saving && <VisuallyHidden> {labels.saving[saving]}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}

function Body({ body }: Pick<ChatMessage, 'body'>) {
  if (typeof body === 'string') return <Text text={body} />;
  return body.map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their places.
    if (typeof part === 'string') return <Text key={place} text={part} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their places.
      <Link key={place} href={part.href} tone="current" className="lali:font-medium">
        {part.label}
      </Link>
    );
  });
}

/** Lines that begin with a bullet and follow each other, with their line breaks. */
const lists = /((?:^• .*(?:\n|$))+)/m;

/** Its lines with a bullet are a list. What is copied or searched is the text as it was given. */
function Text({ text }: { text: string }) {
  return text.split(lists).map((piece, place) => {
    if (!piece.startsWith('• ')) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes.
      // biome-ignore lint/a11y/noRedundantRoles: Safari knows no list without a marker.
      <ul key={place} role="list">
        {piece.match(/.+\n?/g)?.map((line) => (
          <li key={line} className="lali:flex">
            <span aria-hidden="true" className="lali:whitespace-pre">
              {'• '}
            </span>
            <span>{line.slice(2)}</span>
          </li>
        ))}
      </ul>
    );
  });
}
