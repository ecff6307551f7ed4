import { en } from '../src/messages/en.ts';
import type { Message } from '../src/messages/message.ts';
import type { Messages } from '../src/messages/messages.ts';

type Catalogue = Record<string, Record<string, Message>>;
/** By name, 'dialog.close' for instance. */
type Change = (text: string, name: string) => string;

const namesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];

/** Another catalogue, with each text changed. */
function changed(catalogue: Messages, change: Change): Messages {
  const one = (message: Message, name: string): Message =>
    typeof message === 'string'
      ? change(message, name)
      : mapValues(message, (text) => change(text as string, name));
  return mapValues(catalogue, (words, group) =>
    mapValues(words, (message, word) => one(message as Message, `${group}.${word}`)),
  );
}

function mapValues<T extends object>(object: T, change: (value: T[keyof T], key: string) => unknown): T {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)])) as T;
}

/** The placeholders of each word, whatever its plural forms. */
export function placeholders(catalogue: Messages) {
  return mapValues(catalogue, (words) =>
    mapValues(words, (message) => {
      const texts = typeof message === 'string' ? [message] : Object.values(message as object);
      return [...new Set(texts.flatMap(namesIn))].sort();
    }),
  );
}

/** A second language that nobody can take for the first: `⟦dialog.close⟧`. */
export const bracketed = changed(en, (text, name) => `⟦${[name, ...namesIn(text)].join(' ')}⟧`);

/** Marks the English that components fall back to: `⟨Close⟩`, until the returned function is called. */
export function markEnglish(): () => void {
  const before = structuredClone(en);
  const marked = changed(en, (text) => `⟨${text}⟩`);
  const write = (from: Messages) => {
    for (const [group, words] of Object.entries(en as unknown as Catalogue))
      Object.assign(words, from[group as keyof Messages]);
  };
  write(marked);
  return () => write(before);
}

/** What is read or heard: text, and the attributes that are words. */
export function texts(root: Element): string {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const named = root.querySelectorAll(attributes.map((name) => `[${name}]`).join());
  const said = [...named].flatMap((element) => attributes.map((name) => element.getAttribute(name)));
  return [root.textContent, ...said].join(' ');
}
