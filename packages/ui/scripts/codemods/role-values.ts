import { rewriteSources } from './sources.ts';

/** The values of `tone` whose names were those of our own brand, and the role that each has in any brand. */
export const roleOfTone: Readonly<Record<string, string>> = {
  ground: 'page',
  night: 'inverse',
  kingfisher: 'primary',
  leaf: 'secondary',
  pollen: 'highlight',
  ink: 'contrast',
};

/** The same for `variant`, which has no surfaces. */
export const roleOfVariant: Readonly<Record<string, string>> = { pollen: 'highlight', ink: 'contrast' };

const anyOf = (names: object) => Object.keys(names).join('|');

/** What follows `tone` or `variant`: a text, or an expression of a line with texts in it. */
const given = (prop: string, names: object) => ({
  selector: new RegExp(`(data-\\[?${prop}=\\\\?["']?)(${anyOf(names)})(?=\\\\?["'\\]])`, 'g'),
  attribute: new RegExp(`(\\b${prop}=)(["'])(${anyOf(names)})\\2`, 'g'),
  expression: new RegExp(`\\b${prop}=\\{[^{}]*\\}`, 'g'),
  property: new RegExp(`\\b${prop}\\??\\s*[:=](?!\\s*\\{)[^,;\\n{}]*`, 'g'),
  quoted: new RegExp(`(["'])(${anyOf(names)})\\1`, 'g'),
});

function renamed(text: string, prop: string, names: Readonly<Record<string, string>>): string {
  const { selector, attribute, expression, property, quoted } = given(prop, names);
  const within = (part: string) =>
    part.replace(quoted, (_, quote: string, name: string) => quote + names[name] + quote);
  return text
    .replace(selector, (_, before: string, name: string) => before + names[name])
    .replace(
      attribute,
      (_, before: string, quote: string, name: string) => before + quote + names[name] + quote,
    )
    .replace(expression, within)
    .replace(property, within);
}

/** The same text with the roles' names as values of `tone` and `variant`, and of the data attributes that show them. */
export const withRoleValues = (text: string): string =>
  renamed(renamed(text, 'tone', roleOfTone), 'variant', roleOfVariant);

if (import.meta.main) rewriteSources('role-values', withRoleValues);
