import type { Colour, Dimension, Shadow, Token, TokenSet, Typography } from './resolve.ts';
import { colour, dimension, family, figure, fluidLength, lightDark } from './values.ts';

export const banner = '/* Generated from the design tokens by `pnpm generate`. Edit src/tokens/*.json. */\n';

/** In front of every variable, class, layer and key frame of ours, so that none is another's. */
export const prefix = 'lali';

/** What the variables of each group begin with; the names are Tailwind's theme namespaces wherever it has one. */
const namespaces: Record<string, string> = {
  color: 'color',
  font: 'font',
  weight: 'weight',
  radius: 'radius',
  shadow: 'shadow',
  space: 'spacing',
  focus: 'focus',
  duration: 'duration',
  ease: 'ease',
  type: 'type',
  measure: 'measure',
};

export function variableName(group: string, name: string): string {
  if (group === 'space' && name === 'unit') return `--${prefix}-spacing`;
  return `--${prefix}-${namespaces[group]}-${name}`;
}

/** In `@theme` a name stands without the prefix: Tailwind adds it. */
const themeName = (variable: string): string => variable.replace(`--${prefix}-`, '--');

function shadowValue(light: Shadow[], dark: Shadow[]): string {
  return light
    .map((layer, index) => {
      const other = dark[index];
      const geometry = (s: Shadow) => [s.offsetX, s.offsetY, s.blur, s.spread].map(dimension).join(' ');
      if (!other || geometry(layer) !== geometry(other)) {
        throw new Error(
          'Tokens: a shadow must have the same offsets, blur and spread in light and dark, because light-dark() holds colours only. Make the geometry equal in theme.light and theme.dark.',
        );
      }
      return `${geometry(layer)} ${lightDark(colour(layer.color), colour(other.color))}`;
    })
    .join(', ');
}

function cssValue(token: Token, dark: Token): string {
  if (token.alias) {
    const [group = '', ...rest] = token.alias.split('.');
    return `var(${variableName(group, rest.join('-'))})`;
  }
  switch (token.type) {
    case 'color':
      return lightDark(colour(token.value as Colour), colour(dark.value as Colour));
    case 'dimension':
      return token.fluid ? fluidLength(token.fluid, 'vw') : dimension(token.value as Dimension);
    case 'fontFamily':
      return family(token.value as string[]);
    case 'shadow':
      return shadowValue([token.value].flat() as Shadow[], [dark.value].flat() as Shadow[]);
    case 'duration':
      return `${(token.value as { value: number }).value}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${(token.value as number[]).join(', ')})`;
    case 'number':
      return token.group === 'measure' ? `${token.value}ch` : figure(token.value as number);
    case 'fontWeight':
      return String(token.value);
    default:
      throw new Error(
        `Tokens: "${token.group}.${token.name}" is of type "${token.type}", which has no CSS form here yet. Add one to scripts/tokens/css.ts.`,
      );
  }
}

const isVariable = (token: Token): boolean => token.group in namespaces && token.type !== 'typography';

/** `[name, value]` of every CSS variable, in the order of the token files. */
function variables({ light, dark }: TokenSet): [string, string][] {
  const darkOf = new Map(dark.map((t) => [`${t.group}.${t.name}`, t]));
  const entries = light.filter(isVariable).map((token): [string, string] => {
    const counterpart = darkOf.get(`${token.group}.${token.name}`);
    if (!counterpart) {
      throw new Error(
        `Tokens: "${token.group}.${token.name}" exists in light and not in dark. Add it to theme.dark.tokens.json.`,
      );
    }
    return [variableName(token.group, token.name), cssValue(token, counterpart)];
  });
  const sizes = light
    .filter((token) => token.type === 'typography')
    .map((token): [string, string] => {
      const { fontSize } = token.value as Typography;
      const size = token.fluid ? fluidLength(token.fluid, 'cqi') : dimension(fontSize);
      return [variableName('type', token.name), size];
    });
  return [...entries, ...sizes];
}

/**
 * What a path refers to has to follow the colours of the element it stands on, not those of the root: it is declared
 * anew wherever a path or a brand begins. A path that takes other colours than the default one sets a switch to nothing;
 * anywhere else the switch is invalid, so that the first variable that depends on it falls back to the default.
 */
function referenceRules({ paths }: TokenSet, indent = ''): string {
  const references = (tokens: Token[]) => tokens.filter((t) => t.alias);
  const valueIn = (token: Token) => cssValue(token, token);
  const others = Object.entries(paths).filter(
    ([, tokens]) => references(tokens).map(valueIn).join() !== references(paths.brand).map(valueIn).join(),
  );
  const switches = others.map(([path]) => `--${prefix}-path-${path}`);
  const lines = references(paths.brand).flatMap((token) => {
    const name = variableName(token.group, token.name);
    const own = others.map(([path, tokens]): [string, string] => {
      const other = tokens.find((t) => t.name === token.name) ?? token;
      return [`--${prefix}-${path}-${token.name}`, `var(--${prefix}-path-${path}) ${valueIn(other)}`];
    });
    const chosen = own.reduceRight((rest, [variable]) => `var(${variable}, ${rest})`, valueIn(token));
    return [...own, [name, chosen] as [string, string]];
  });
  return [
    ['[data-path] {', ...switches.map((name) => `  ${name}: initial;`), '}'],
    ...others.flatMap(([path]) => ['', `[data-path='${path}'] {`, `  --${prefix}-path-${path}: ;`, '}']),
    ['', ':root,', '[data-path],', '[data-brand] {', declarations(lines, '  '), '}'],
  ]
    .flat()
    .join('\n')
    .replace(/^(?=.)/gm, indent);
}

function pathRules({ paths }: TokenSet, indent = ''): string {
  return Object.entries(paths)
    .map(([path, tokens]) => {
      const lines = tokens
        .filter((t) => !t.alias)
        .map((t) => `${indent}  ${variableName(t.group, t.name)}: ${cssValue(t, t)};`);
      return `${indent}[data-path='${path}'] {\n${lines.join('\n')}\n${indent}}`;
    })
    .join('\n\n');
}

const declarations = (entries: [string, string][], indent: string): string =>
  entries.map(([name, value]) => `${indent}${name}: ${value};`).join('\n');

/** The class that makes a document ours, on `<html>` or `<body>`, or an element in a page of somebody else. */
const ours = '.laliaflia';
const ourDocument = `:root:where(${ours}, :has(> body${ours}))`;

/**
 * A theme holds for what is ours: an attribute around it counts, too. An inherited text colour is already computed, so a
 * nested theme or brand has to set it again.
 */
const schemeRules = (indent: string): string =>
  [
    [`${ourDocument} {`, '  color-scheme: light dark;', '}'],
    ...['light', 'dark'].map((theme) => [
      `:where([data-theme='${theme}'] ${ours}),`,
      `${ourDocument}[data-theme='${theme}'],`,
      `[data-theme='${theme}']:where(${ours}, ${ours} *) {`,
      `  color-scheme: ${theme};`,
      `  color: var(${variableName('color', 'text')});`,
      '}',
    ]),
    [`[data-brand]:where(${ours}, ${ours} *) {`, `  color: var(${variableName('color', 'text')});`, '}'],
  ]
    .map((lines) => lines.map((line) => indent + line).join('\n'))
    .join('\n\n');

/** Plain CSS for pages without Tailwind. */
export function tokensCss(set: TokenSet): string {
  return `${banner}
:root {
${declarations(variables(set), '  ')}
}

${schemeRules('')}

${referenceRules(set)}

${pathRules(set)}
`;
}

/** The same variables for Tailwind: `static` keeps those that only figures and inline styles use. */
export function themeCss(set: TokenSet): string {
  const entries = variables(set).map(([name, value]): [string, string] => [themeName(name), value]);
  const durations = set.light
    .filter(({ group }) => group === 'duration')
    .map(({ group, name }): [string, string] => [
      `--transition-duration-${name}`,
      `var(${variableName(group, name)})`,
    ]);
  const defaults: [string, string][] = [
    ['--default-font-family', `var(${variableName('font', 'text')})`],
    ['--default-mono-font-family', `var(${variableName('font', 'mono')})`],
    ['--default-transition-duration', `var(${variableName('duration', 'quick')})`],
    ['--default-transition-timing-function', `var(${variableName('ease', 'grow')})`],
  ];
  return `${banner}
@theme static prefix(${prefix}) {
${declarations([...entries, ...durations, ...defaults], '  ')}
}

@layer base {
${schemeRules('  ')}

${referenceRules(set, '  ')}

${pathRules(set, '  ')}
}
`;
}
