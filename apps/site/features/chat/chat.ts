import { cleanText, chatMessage as form } from '@laliaflia/leads';

/** How long the answer lets itself be waited for, in milliseconds. */
export const replyDelay = 1000;

/** With more messages than this the suggestions are gone. */
export const suggestionsUntil = 2;

/** Made anew each time the panel opens: the time, and something that nobody else has. */
export function newChatSession(now: number, random: string): string {
  return `${now}-${random}`;
}

/** The message as it is sent and saved. Undefined for a blank one, which is ignored. */
export function chatMessage(written: string): string | undefined {
  const text = cleanText(written).slice(0, form.fields.message.limit);
  return text === '' ? undefined : text;
}
