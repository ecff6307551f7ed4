/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

export type Records = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A value of any type until its schema has checked it. */
export function asRecords(value: unknown): Records {
  return value !== null && typeof value === 'object' ? (value as Records) : {};
}

/** Repeated values, with the position of the first one. */
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
