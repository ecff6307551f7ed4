import { useSyncExternalStore } from 'react';
import type { Method } from '../../content/ideas/types.ts';
import { methodologies } from '../../content/methodologies.ts';

/* Ideas that somebody wants to come back to. They stay on this device. */

export interface KeptIdea {
  text: string;
  method: Method;
}

const key = 'laliaflia-ideas';
const most = 50;
const none: readonly KeptIdea[] = [];
const listeners = new Set<() => void>();
let ideas: readonly KeptIdea[] | undefined;

/** The latest first. */
export function useKept(): readonly KeptIdea[] {
  return useSyncExternalStore(subscribe, view, () => none);
}

export function keep(idea: KeptIdea, wanted: boolean): void {
  const others = view().filter(({ text }) => text !== idea.text);
  ideas = wanted ? [{ text: idea.text, method: idea.method }, ...others].slice(0, most) : others;
  try {
    localStorage.setItem(key, JSON.stringify(ideas));
  } catch {
    // Storage may be blocked or full: then they stay as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function view(): readonly KeptIdea[] {
  ideas ??= read();
  return ideas;
}

function read(): readonly KeptIdea[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isIdea) : none;
  } catch {
    return none;
  }
}

/** What was kept may come from another version of this code, or from somebody who edits storage. */
function isIdea(value: unknown): value is KeptIdea {
  const { text, method } = Object(value) as Partial<KeptIdea>;
  return typeof text === 'string' && typeof method === 'string' && Object.hasOwn(methodologies, method);
}
