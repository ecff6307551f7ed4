import { mapRules, type Part, parseSheet, printSheet } from './sheet.ts';

/** Asked by Tailwind before each mixed colour. Every promised browser mixes colours. */
const mixes = '@supports (color:color-mix(in lab, red, red))';

const propertyOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** What stood there for browsers that cannot mix goes, and what follows it takes its place. */
function withoutFallbacks(parts: readonly Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    if (!('condition' in part)) {
      kept.push(part);
      continue;
    }
    if (part.condition !== mixes) {
      kept.push({ ...part, parts: withoutFallbacks(part.parts) });
      continue;
    }
    for (const mixed of withoutFallbacks(part.parts)) {
      const before = kept.at(-1);
      if (
        before === undefined ||
        !('selector' in before && 'selector' in mixed) ||
        before.selector !== mixed.selector
      ) {
        kept.push(mixed);
        continue;
      }
      const replaced = new Set(mixed.declarations.map(propertyOf));
      const others = before.declarations.filter((each) => !replaced.has(propertyOf(each)));
      kept[kept.length - 1] = { ...before, declarations: [...others, ...mixed.declarations] };
    }
  }
  return kept;
}

/** Variables of Tailwind that utilities set for others, and that no rule of this sheet reads. */
function withoutUnread(parts: readonly Part[]): Part[] {
  const read = new Set(printSheet(parts).match(/(?<=var\()--tw-[\w-]+/g));
  const isUnread = (name: string) => name.startsWith('--tw-') && !read.has(name);
  const kept = mapRules(parts, (rule) => {
    if (rule.selector.startsWith('@property')) return isUnread(rule.selector.slice(10)) ? undefined : rule;
    const declarations = rule.declarations.filter((each) => !isUnread(propertyOf(each)));
    return declarations.length === 0 && rule.declarations.length > 0 ? undefined : { ...rule, declarations };
  });
  // A variable may have been read by one that is gone.
  return printSheet(kept).length === printSheet(parts).length ? kept : withoutUnread(kept);
}

/** Every `var(name)` or `var(name, otherwise)` becomes the value, or else what follows the comma. */
function put(text: string, name: string, value: string | undefined): string {
  const begin = text.indexOf(`var(${name}`);
  const after = text[begin + 4 + name.length];
  if (begin < 0 || (after !== ')' && after !== ',')) return text;
  let end = begin + 4;
  for (let depth = 1; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  const otherwise = after === ',' ? text.slice(begin + 5 + name.length, end - 1) : undefined;
  const chosen = value ?? otherwise;
  if (chosen === undefined) return text;
  return put(`${text.slice(0, begin)}${chosen}${text.slice(end)}`, name, value);
}

/** Variables of Tailwind that no rule of this sheet sets: what they are from the beginning stands in their place. */
function withoutUnset(parts: readonly Part[]): Part[] {
  const initial = new Map<string, string | undefined>();
  const set = new Set<string>();
  mapRules(parts, (rule) => {
    if (rule.selector.startsWith('@property --tw-')) {
      const value = rule.declarations.find((each) => each.startsWith('initial-value:'));
      initial.set(rule.selector.slice(10), value?.slice(14));
    } else if (!rule.selector.startsWith('*'))
      for (const each of rule.declarations) set.add(propertyOf(each));
    return rule;
  });
  const constants = [...initial].filter(([name]) => !set.has(name));
  return mapRules(parts, (rule) => ({
    ...rule,
    declarations: rule.declarations.map((declaration) => {
      const stated = constants.reduce((text, [name, value]) => put(text, name, value), declaration);
      // A shadow that is none, beside others.
      return stated.startsWith('box-shadow:') ? stated.replaceAll(/0 0 #0000,(?=.)/g, '') : stated;
    }),
  }));
}

const isLayer = (part: Part, name: string) => 'condition' in part && part.condition === `@layer ${name}`;

/** Variables that are public: whoever sets one changes what we draw. */
export const tokensIn = (theme: string): Set<string> =>
  new Set([...theme.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => `--lali-${name}`));

/** Values of Tailwind's own theme stand where they are used, so that no theme of an application changes them. */
function withoutForeignTheme(parts: readonly Part[], tokens: ReadonlySet<string>): Part[] {
  const values = new Map<string, string>();
  const kept = parts.flatMap((part) => {
    if (!isLayer(part, 'theme')) return [part];
    return mapRules([part], (rule) => {
      const declarations = rule.declarations.filter((each) => {
        const name = propertyOf(each);
        if (tokens.has(name)) return true;
        values.set(name, each.slice(name.length + 1));
        return false;
      });
      return { ...rule, declarations };
    });
  });
  return mapRules(kept, (rule) => ({
    ...rule,
    declarations: rule.declarations.map((each) =>
      each.replaceAll(/var\((--lali-[\w-]+)\)/g, (all, name: string) => values.get(name) ?? all),
    ),
  }));
}

/** Spaces that separate nothing. The second part of the pattern keeps what stands in quotes. */
const withoutSpaces = (declaration: string): string =>
  declaration
    .replaceAll(/(?<=[:,(])\s+(?=[^)\s])|\s+$|("[^"]*"|'[^']*')/g, (_, quoted: string = '') => quoted)
    .replaceAll(/ {2,}|("[^"]*"|'[^']*')/g, (_, quoted: string = ' ') => quoted);

/** What is said twice, and a mask under the name that only older browsers than the promised ones need. */
function withoutRepeats(declarations: readonly string[]): string[] {
  const properties = new Set(declarations.map(propertyOf));
  return declarations.filter(
    (each, place) =>
      declarations.lastIndexOf(each) === place &&
      !(each.startsWith('-webkit-mask-') && properties.has(propertyOf(each).replace('-webkit-', ''))),
  );
}

const inFewerSigns = (parts: readonly Part[]): Part[] =>
  mapRules(parts, (rule) => ({
    ...rule,
    declarations: withoutRepeats(rule.declarations.map(withoutSpaces)),
  }));

/** The same sheet in fewer bytes: what no promised browser needs, and what nothing reads, is gone. */
export const compactSheet = (css: string, tokens: ReadonlySet<string>): string =>
  printSheet(
    inFewerSigns(withoutUnread(withoutUnset(withoutForeignTheme(withoutFallbacks(parseSheet(css)), tokens)))),
  );

/**
 * Of a compiled sheet what belongs to the components: without the theme and the defaults, which applications with
 * Tailwind have. What Tailwind declares for old browsers lies below everything else only where it comes first.
 */
export const componentsOf = (css: string): string =>
  `@layer theme,base,components,utilities;${printSheet(
    parseSheet(css)
      .filter((part) => !isLayer(part, 'theme') && !isLayer(part, 'base.lali'))
      .map((part) => (isLayer(part, 'properties') ? { ...part, condition: '@layer base' } : part)),
  )}`;
