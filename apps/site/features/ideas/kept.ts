import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../browser/device-store.ts';
import type { Method } from '../../content/ideas/types.ts';
import { methodologies } from '../../content/methodologies.ts';
import { keptAs } from './kept-as.ts';

/* Ideas that somebody wants to come back to. They stay on this device. */

export interface KeptIdea {
  text: string;
  method: Method;
}

const most = 50;
const none: readonly KeptIdea[] = [];
const { view, subscribe, change } = deviceStore<readonly KeptIdea[]>(keptAs, (stored) =>
  Array.isArray(stored) ? stored.filter(isIdea) : none,
);

/** The latest first. */
export function useKept(): readonly KeptIdea[] {
  return useSyncExternalStore(subscribe, view, () => none);
}

export function keep({ text, method }: KeptIdea, wanted: boolean): void {
  const others = view().filter((idea) => idea.text !== text);
  change(wanted ? [{ text, method }, ...others].slice(0, most) : others);
}

function isIdea(value: unknown): value is KeptIdea {
  const { text, method } = Object(value) as Partial<KeptIdea>;
  return typeof text === 'string' && typeof method === 'string' && Object.hasOwn(methodologies, method);
}
