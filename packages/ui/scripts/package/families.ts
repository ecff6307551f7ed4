const families: readonly [RegExp, string][] = [
  [/^(top|right|bottom|left|inset)\b/, 'inset'],
  [/^(width|height|inline-size|block-size|aspect-ratio)$/, 'size'],
  [/^(line-height|letter-spacing|font)\b/, 'font'],
  [/gap$/, 'gap'],
  [/^columns?\b/, 'column'],
  [/^(place|align|justify)-/, 'place'],
  [/^(text-wrap|white-space)\b/, 'white-space'],
];

/** What a declaration may take from another one: properties that set each other are of one family. */
export function familyOf(declaration: string): string {
  const property = declaration.slice(0, declaration.indexOf(':')).replace(/^-(webkit|moz)-/, '');
  if (property.startsWith('--')) return property;
  const [, family] = families.find(([pattern]) => pattern.test(property)) ?? [];
  return family ?? property.split('-')[0] ?? property;
}

export const isImportant = (declaration: string) => /!\s*important$/.test(declaration);
