/** Texts by their place in the data of a section: `items.0.title`. */
export type Texts = Readonly<Record<string, string>>;

/** Fields that no reader sees: addresses, names of drawings and kinds, and why a claim holds. */
const unseen = new Set([
  'because',
  'disagreesWith',
  'email',
  'figure',
  'href',
  'id',
  'kind',
  'recommended',
  'tone',
]);

/** Every text that a section shows, in the order of its data. */
export function textsOf(data: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof data === 'string') return [[path.join('.'), data]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([key]) => !unseen.has(key))
    .flatMap(([key, value]) => textsOf(value, [...path, key]));
}

/** The data with other texts at their places; what has no place there is left out. */
export function withTexts<Data>(data: Data, texts: Texts): Data {
  const replaced = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const place = path.join('.');
      return Object.hasOwn(texts, place) ? texts[place] : value;
    }
    if (Array.isArray(value)) return value.map((each, i) => replaced(each, [...path, String(i)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        unseen.has(key) ? field : replaced(field, [...path, key]),
      ]),
    );
  };
  return replaced(data, []) as Data;
}

/** `items.0.title` becomes `Items 1, title`. */
export function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replace(/(?=[A-Z])/g, ' ').toLowerCase()}`,
    )
    .join('')
    .slice(2);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
