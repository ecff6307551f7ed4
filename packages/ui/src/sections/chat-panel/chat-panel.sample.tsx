import { useRef, useState } from 'react';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
import type { ChatLabels, ChatMessage } from './chat-panel.types.ts';

export const sampleLabels: ChatLabels = {
  title: 'Innovation guide',
  subtitle: 'Answers by itself, at any hour',
  open: 'Ask the innovation guide',
  close: 'Close the chat',
  conversation: 'Conversation',
  log: 'New messages',
  speakers: { guide: 'Innovation guide', visitor: 'You' },
  input: 'Write a message',
  send: 'Send',
  suggestions: 'Suggested questions',
  typing: 'Innovation guide is writing',
  saving: { sending: 'Sending', saved: 'Saved', unsaved: 'Not saved' },
  retry: 'Try again',
  newer: 'New message',
};

export const greeting: ChatMessage = {
  id: 'm1',
  from: 'guide',
  body: 'Hello. Ask me about the methods, the workshops or the readiness check.',
};

export const sampleMessages: ChatMessage[] = [
  greeting,
  { id: 'm2', from: 'visitor', body: 'What is LALIAFLIA?', saving: 'saved' },
  {
    id: 'm3',
    from: 'guide',
    body: [
      'A design method that borrows from living systems, in three levels. ',
      { href: '#laliaflia', label: 'Read how it works' },
      ' or ',
      { href: '#workshops', label: 'learn it in a day' },
      '.',
    ],
    saving: 'saved',
  },
];

export const sampleSuggestions = [
  'Explain LALIAFLIA method',
  'What is LALIAFLIA?',
  'Innovation assessment',
  'Daily idea exercises',
];

type DemoProps = Partial<ChatPanelProps> & {
  /** Milliseconds until the sample answer. */
  delay?: number;
  answer?: ChatMessage['body'];
};

/** A conversation that keeps itself, as a page would keep it. */
export function ChatDemo({ delay = 400, answer = 'A sample answer.', ...props }: DemoProps) {
  const [open, setOpen] = useState(props.open ?? false);
  const [messages, setMessages] = useState<readonly ChatMessage[]>(props.messages ?? [greeting]);
  const [typing, setTyping] = useState(false);
  const count = useRef(0);
  const add = (message: Omit<ChatMessage, 'id'>) => {
    count.current += 1;
    const id = `new${count.current}`;
    setMessages((before) => [...before, { ...message, id }]);
  };
  const send = (body: string) => {
    add({ from: 'visitor', body, saving: 'saved' });
    setTyping(true);
    setTimeout(() => {
      setTyping(false);
      add({ from: 'guide', body: answer, saving: 'saved' });
    }, delay);
  };
  const retry = (id: string) =>
    setMessages((before) => before.map((each) => (each.id === id ? { ...each, saving: 'saved' } : each)));
  return (
    <ChatPanel
      labels={sampleLabels}
      href="#contact"
      {...props}
      open={open}
      onOpenChange={setOpen}
      messages={messages}
      typing={props.typing ?? typing}
      suggestions={messages.length > 2 ? [] : (props.suggestions ?? sampleSuggestions)}
      onSend={send}
      onRetry={retry}
    />
  );
}
