/** A piece of a message: plain text, or a link to a page. Never markup. */
export type ChatPart = string | { href: string; label: string };

/** How far saving a message has come. `unsaved` shows a quiet word and, with `onRetry`, a way to try again. */
export type ChatSaving = 'sending' | 'saved' | 'unsaved';

export interface ChatMessage {
  /** Identifies the message, also after `saving` has changed. */
  id: string;
  from: 'guide' | 'visitor';
  /** One text, or parts in reading order. A line break in a text is kept. */
  body: string | readonly ChatPart[];
  /** Leave out where nothing is kept. */
  saving?: ChatSaving;
}

export interface ChatLabels {
  /** Names the panel and stands in its head. */
  title: string;
  /** One quiet line under the title: what answers here. */
  subtitle?: string;
  /** Name of the launcher, and of the link that it is before scripts run. */
  open: string;
  close: string;
  /** Names the area that scrolls. */
  conversation: string;
  /** Names the log of what is said from the opening on. */
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
