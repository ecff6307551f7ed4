/* Values kept in the browser that are not important enough to report blocked or full storage. */

/** Kept permanently, or for the visit. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * Undefined if nothing readable is stored. The caller must validate the value: another version of this code, or somebody
 * who edits storage, may have written it.
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
    // Without storage the value lasts as long as the page.
  }
}

export interface DeviceStore<T> {
  view(): T;
  subscribe(changed: () => void): () => void;
  change(next: T): void;
}

/** One value that is kept on this device and can be observed. `read` validates the stored value, which may be anything. */
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
