import { BackLink, Button, EmptyState, Heading, StatusMessage, Text } from '@laliaflia/ui';
import { chat as words } from '../content/words.ts';
import { mostMessages, readChat } from '../data/person.ts';
import type { ChatMessage } from '../data/types.ts';
import { titleSize } from '../shell/title-size.ts';
import { PaneWaiting } from './pane-waiting.tsx';
import { clockTime, longDay, longTime } from './times.ts';
import { useRead } from './use-read.ts';

interface ChatPaneProps {
  session: string;
  /** Of whoever wrote; empty where no lead says it. */
  name: string;
  /** The lead that it was opened from. */
  back: string;
  /** Undefined where that lead cannot be answered. */
  onAnswer: (() => void) | undefined;
}

/** What was said in a chat: the visitor from the left, as a lead is read. What people wrote is text, whatever it looks like. */
export function ChatPane({ session, name, back, onAnswer }: ChatPaneProps) {
  const { status, value } = useRead(session, readChat);
  return (
    <div className="lali:grid lali:max-w-[40rem] lali:gap-6">
      <div>
        <BackLink href={back} tone="current">
          {words.back}
        </BackLink>
      </div>
      {status === 'failed' && <StatusMessage tone="error" title={words.failed} />}
      {status === 'loading' && <PaneWaiting says={words.loading} />}
      {value && <Conversation name={name} messages={value.items} isAll={value.isAll} />}
      {value && value.items.length > 0 && onAnswer && (
        <div className="lali:max-sm:[&>button]:w-full">
          <Button onClick={onAnswer}>{words.answer}</Button>
        </div>
      )}
    </div>
  );
}

interface ConversationProps {
  name: string;
  messages: readonly ChatMessage[];
  isAll: boolean;
}

function Conversation({ name, messages, isAll }: ConversationProps) {
  const [first] = messages;
  if (!first) return <EmptyState title={words.gone.title} text={words.gone.text} />;
  return (
    <article className="lali:grid lali:gap-6">
      <header className="lali:grid lali:gap-2">
        <Heading level={2} className={`lali:wrap-anywhere ${titleSize}`}>
          <bdi>{name === '' ? words.title : words.with(name)}</bdi>
        </Heading>
        <Text tone="soft">{longTime(first.created_at)}</Text>
      </header>
      <ol aria-label={words.label} className="lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-4">
        {messages.map((message, i) => (
          <Message
            key={message.id}
            {...message}
            name={name}
            isNewDay={longDay(message.created_at) !== longDay((messages[i - 1] ?? first).created_at)}
          />
        ))}
      </ol>
      {!isAll && (
        <Text look="small" tone="soft">
          {words.more(mostMessages)}
        </Text>
      )}
    </article>
  );
}

/** Its day is that of the message before, and at first of the heading. */
function Message({
  sender,
  created_at,
  message,
  name,
  isNewDay,
}: ChatMessage & { name: string; isNewDay: boolean }) {
  const isVisitor = sender === 'user';
  return (
    <li
      className={`lali:grid lali:max-w-[88%] lali:gap-1 ${isVisitor ? 'lali:justify-items-start lali:justify-self-start' : 'lali:justify-items-end lali:justify-self-end'}`}
    >
      <Text as="span" look="small" tone="soft">
        <bdi>{(isVisitor && name) || words.speakers[sender]}</bdi>,{' '}
        <time dateTime={created_at}>{isNewDay ? longTime(created_at) : clockTime(created_at)}</time>
      </Text>
      <Text
        as="div"
        dir="auto"
        className={`lali:max-w-full lali:rounded-card lali:border lali:px-4 lali:py-3 lali:whitespace-pre-wrap lali:wrap-anywhere ${isVisitor ? 'lali:border-line lali:bg-surface' : 'lali:border-transparent lali:bg-[color-mix(in_oklab,var(--lali-color-secondary-text)_14%,var(--lali-color-surface))]'}`}
      >
        {message}
      </Text>
    </li>
  );
}
