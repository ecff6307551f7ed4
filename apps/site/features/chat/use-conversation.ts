import { newSubmissionId, type Submission } from '@laliaflia/leads';
import type { ChatMessage, ChatSaving } from '@laliaflia/ui';
import { useEffect, useRef, useState } from 'react';
import { greeting } from '../../content/chat/replies.ts';
import type { Result } from '../../delivery/delivery-state.ts';
import { followLater, loadEngine, submit } from '../../delivery/submissions.ts';
import { answerTo } from './answer.ts';
import { chatMessage, newChatSession, replyDelay } from './chat.ts';
import { keepTranscript, keptTranscript } from './transcript.ts';

const opening: ChatMessage = { id: 'greeting', from: 'guide', body: greeting };

/** What is said and how far its keeping has come. A new session begins at each opening of the panel. */
export function useConversation(open: boolean) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => keptTranscript() ?? [opening]);
  const [answers, setAnswers] = useState(0);
  const session = useRef('');
  const said = useRef(new Map<string, Submission>());

  useEffect(() => {
    if (!open) return;
    session.current = newChatSession(Date.now(), crypto.randomUUID());
    // What sends the first message is there before the message is.
    loadEngine().catch(() => {});
  }, [open]);
  useEffect(() => keepTranscript(messages), [messages]);

  const mark = (id: string, saving: ChatSaving) =>
    setMessages((all) => all.map((each) => (each.id === id ? { ...each, saving } : each)));

  const conclude =
    (id: string) =>
    ({ settled }: Result) =>
      mark(id, settled.kind === 'stored' || settled.kind === 'duplicate' ? 'saved' : 'unsaved');

  const keep = async (submission: Submission) => {
    const { id } = submission;
    mark(id, 'sending');
    conclude(id)(await submit(submission));
    // A later attempt may still succeed by itself.
    followLater(id, conclude(id));
  };

  const say = (from: ChatMessage['from'], body: ChatMessage['body']) => {
    const id = newSubmissionId();
    const submission: Submission = {
      id,
      kind: 'chat-message',
      page: location.pathname,
      fields: {
        session_id: session.current,
        message: plain(body),
        sender: from === 'visitor' ? 'user' : 'bot',
      },
    };
    said.current.set(id, submission);
    setMessages((all) => [...all, { id, from, body }]);
    void keep(submission);
  };

  const send = (written: string) => {
    const text = chatMessage(written);
    if (text === undefined) return;
    say('visitor', text);
    setAnswers((count) => count + 1);
    setTimeout(() => {
      setAnswers((count) => count - 1);
      say('guide', answerTo(text));
    }, replyDelay);
  };

  const retry = (id: string) => {
    const submission = said.current.get(id);
    if (submission) void keep(submission);
  };

  return { messages, typing: answers > 0, send, retry };
}

/** As it is saved: links by their names. */
function plain(body: ChatMessage['body']): string {
  if (typeof body === 'string') return body;
  return body.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
