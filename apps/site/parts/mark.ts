/* On the server: which elements of the pages are static parts. The build finds them (build/parts). */

let isPart: (id: string) => boolean = () => false;

/** From now on these are marked in the markup. */
export function takeParts(ids: readonly string[]): void {
  const known = new Set(ids);
  isPart = (id) => known.has(id);
}

export function markEvery(): void {
  isPart = () => true;
}

/** The build writes a call of this into each element that may be a part. */
export function mark(id: string): { 'data-static'?: string } {
  return isPart(id) ? { 'data-static': id } : {};
}
