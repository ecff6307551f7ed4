export interface Visited {
  path: readonly string[];
  /** Last part of the path. */
  key: string;
  value: unknown;
}

/** Every value inside a value, in order, including groups and lists. Functions are skipped. */
export function* walk(value: unknown, path: readonly string[] = []): Generator<Visited> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key];
    yield { path: at, key, value: inner };
    yield* walk(inner, at);
  }
}
