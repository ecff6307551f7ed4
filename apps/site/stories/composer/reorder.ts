/** Where a row begins and ends, in pixels of one and the same direction. */
export interface Extent {
  top: number;
  bottom: number;
}

/** The list with one item taken out and put in again, at the index that it has afterwards. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * The index that a dragged row has when it is dropped: behind every other row whose middle the pointer has passed.
 * @param rows Of the list as it stands, with the dragged row, wherever that is drawn.
 */
export function indexAt(rows: readonly Extent[], from: number, pointer: number): number {
  return rows.filter(({ top, bottom }, i) => i !== from && (top + bottom) / 2 < pointer).length;
}

/** On which side of a row the line is drawn; nowhere while the dragged row would stay where it is. */
export function lineAt(row: number, from: number, to: number): 'before' | 'after' | undefined {
  if (row !== to || from === to) return undefined;
  return to < from ? 'before' : 'after';
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key moves a lifted row to; undefined if the key does not move it. At an end it stays. */
export function indexByKey(key: string, at: number, count: number): number | undefined {
  const to = Object.hasOwn(steps, key) ? steps[key]?.(at, count - 1) : undefined;
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1);
}

/**
 * How far a list scrolls in one frame while a row is held near its edge: the nearer, the faster.
 * @returns Pixels, negative towards the start, 0 away from both edges.
 */
export function scrollStep(frame: Extent, pointer: number, zone = 48, fastest = 14): number {
  const into = (distance: number) => Math.round(Math.min(Math.max(1 - distance / zone, 0), 1) * fastest);
  return into(frame.bottom - pointer) - into(pointer - frame.top);
}
