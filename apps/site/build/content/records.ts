/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

export type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What may be anything until its schema has been asked. */
export function asRecords(value: unknown): Records {
  return value !== null && typeof value === 'object' ? (value as Records) : {};
}

/** What comes up again, with the place where it came up first. */
export function duplicates<Place>(
  entries: readonly (readonly [place: Place, value: unknown])[],
  told: (place: Place) => string = String,
): [place: Place, value: unknown, first: string][] {
  const seen = new Map<unknown, Place>();
  return entries.flatMap(([place, value]) => {
    const first = seen.get(value);
    if (first !== undefined && value !== undefined)
      return [[place, value, told(first)] as [Place, unknown, string]];
    seen.set(value, place);
    return [];
  });
}
