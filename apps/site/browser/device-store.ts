/* What stays in the browser, and does not matter so much that a blocked or full storage would be news. */

/** For good, or for the visit. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * Undefined where nothing readable is kept. Whoever reads has to look at it: it may come from another version of this
 * code, or from somebody who edits storage.
 */
export function readFrom(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export function writeTo(area: Area, key: string, value: unknown): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Then it stays as long as the page.
  }
}

export interface DeviceStore<T> {
  view(): T;
  subscribe(changed: () => void): () => void;
  change(next: T): void;
}

/** One value that is kept on this device and can be watched. `read` makes it from what is stored, whatever that is. */
export function deviceStore<T>(key: string, read: (stored: unknown) => T): DeviceStore<T> {
  const listeners = new Set<() => void>();
  let value: { is: T } | undefined;
  return {
    view() {
      value ??= { is: read(readFrom('localStorage', key)) };
      return value.is;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    change(next) {
      value = { is: next };
      writeTo('localStorage', key, next);
      for (const listener of listeners) listener();
    },
  };
}
