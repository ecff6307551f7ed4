/** The names of a new component: `stat-strip`, `StatStrip`, 'Stat strip'. */
export interface Names {
  kebab: string;
  pascal: string;
  words: string;
}

const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Undefined if it is not a lower-case name with hyphens. */
export function namesOf(kebab: string): Names | undefined {
  if (!shape.test(kebab)) return undefined;
  const parts = kebab.split('-');
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { kebab, pascal: parts.map(upper).join(''), words: upper(parts.join(' ')) };
}
