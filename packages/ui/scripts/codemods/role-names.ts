import { rewriteSources } from './sources.ts';

/** The colours whose names were those of our own brand, and the role that each has in any brand. */
export const roleOf = {
  ground: 'page',
  raised: 'surface',
  ink: 'text',
  muted: 'text-soft',
  night: 'inverse',
  'on-night': 'on-inverse',
  kingfisher: 'primary-solid',
  'kingfisher-text': 'primary-text',
  'kingfisher-soft': 'on-primary-soft',
  leaf: 'secondary-solid',
  'leaf-text': 'secondary-text',
  'leaf-soft': 'on-secondary-soft',
  pollen: 'highlight',
  'on-pollen': 'on-highlight',
  accent: 'accent-solid',
  'accent-soft': 'on-accent-soft',
  error: 'danger-text',
} as const;

/** The utilities that make an element a surface, with the colours of what stands on it. */
export const surfaceOf = {
  ground: 'page',
  kingfisher: 'primary',
  leaf: 'secondary',
  pollen: 'highlight',
  night: 'inverse',
} as const;

const colours: Readonly<Record<string, string>> = roleOf;
const surfaces: Readonly<Record<string, string>> = surfaceOf;

/** Tailwind's utilities that take a colour. */
const takesColour =
  'bg|text|decoration|border(?:-[xytrblse])?|divide|outline|ring(?:-offset)?|inset-ring|shadow|inset-shadow|drop-shadow|text-shadow|accent|caret|fill|stroke|from|via|to|placeholder';

const anyOf = (names: object) =>
  Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** What may stand between the prefix and the utility. Within brackets quotes are part of the class. */
const variants = '(?:(?:\\[(?:[^\\s[\\]]|\\[[^\\s[\\]]*\\])*\\]|[^\\s"\'`[])*:)?';

const variable = new RegExp(`(--lali-color-)(${anyOf(colours)})(?![\\w-])`, 'g');
const utility = new RegExp(
  `(?<![\\w:-])(lali:${variants}!?(?:${takesColour})-)(${anyOf(colours)})(?![\\w-])`,
  'g',
);
const surface = new RegExp(`(?<![\\w:-])(lali:${variants}!?surface-)(${anyOf(surfaces)})(?![\\w-])`, 'g');
const property = new RegExp(`\\bcolor\\.(${anyOf(colours)})(?![\\w-])`, 'g');
const key = new RegExp(`(\\bcolor\\[)(['"])(${anyOf(colours)})\\2(?=\\])`, 'g');

/** `color` is ours only where it comes from the tokens. */
const importsColours = /import\s*\{[^}]*\bcolor\b[^}]*\}\s*from\s*['"][^'"]*\btokens(?:\.\w+)?['"]/;

/** The same text with the roles' names: of CSS variables, of utilities, and of colours taken from the tokens in code. */
export function withRoleNames(text: string): string {
  const renamed = text
    .replace(variable, (_, before: string, name: string) => before + colours[name])
    .replace(utility, (_, before: string, name: string) => before + colours[name])
    .replace(surface, (_, before: string, name: string) => before + surfaces[name]);
  if (!importsColours.test(renamed)) return renamed;
  return renamed
    .replace(property, (_, name: string) => {
      const role = String(colours[name]);
      return /^\w+$/.test(role) ? `color.${role}` : `color['${role}']`;
    })
    .replace(key, (_, before: string, quote: string, name: string) => before + quote + colours[name] + quote);
}

if (import.meta.main) rewriteSources('role-names', withRoleNames);
