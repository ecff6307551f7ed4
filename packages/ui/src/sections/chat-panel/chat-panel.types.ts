/** A piece of a message: plain text, or a link to a page. Never markup. */
export type ChatPart = string | { href: string; label: string };

/** The saving state of a message. `unsaved` shows a note and, with `onRetry`, a retry button. */
export type ChatSaving = 'sending' | 'saved' | 'unsaved';

export interface ChatMessage {
  /** Identifies the message, also after `saving` has changed. */
  id: string;
  from: 'guide' | 'visitor';
  /** One text, or parts in reading order. A line break in a text is kept; lines that begin with '• ' are a list. */
  body: string | readonly ChatPart[];
  /** Leave out where nothing is kept. */
  saving?: ChatSaving;
}

export interface ChatLabels {
  /** The name of the panel, shown in its header. */
  title: string;
  /** One quiet line under the title: what answers here. */
  subtitle?: string;
  /** Name of the launcher, and of the link that it is before scripts run. */
  open: string;
  close: string;
  /** Names the area that scrolls. */
  conversation: string;
  /** The name of the log of new messages. */
  log: string;
  /** Read before each message for those who cannot see its side: 'Innovation guide', 'You'. */
  speakers: Record<ChatMessage['from'], string>;
  input: string;
  send: string;
  /** Names the group of quick replies. */
  suggestions: string;
  /** Announced while `typing`. */
  typing: string;
  saving: Record<ChatSaving, string>;
  retry: string;
  /** On the button that appears when something new is below what is being read. */
  newer: string;
}
