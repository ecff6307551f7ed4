import { ChatPanel } from '@laliaflia/ui';
import { useState } from 'react';
import { launcher } from '../../content/chat/launcher.ts';
import { labels, suggestions } from '../../content/chat/replies.ts';
import { suggestionsUntil } from './chat.ts';
import { useConversation } from './use-conversation.ts';

/** The conversation, opened by the press that has fetched it. */
export function Chat() {
  const [open, setOpen] = useState(true);
  const { messages, typing, send, retry } = useConversation(open);
  return (
    <ChatPanel
      labels={labels}
      href={launcher.href}
      open={open}
      onOpenChange={setOpen}
      messages={messages}
      typing={typing}
      suggestions={messages.length > suggestionsUntil ? [] : suggestions}
      onSend={send}
      onRetry={retry}
      focusFirst
    />
  );
}
