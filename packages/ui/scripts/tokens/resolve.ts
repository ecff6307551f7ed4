import { readFile } from 'node:fs/promises';
import path from 'node:path';
import StyleDictionary from 'style-dictionary';

export const tokensDirectory = path.resolve(import.meta.dirname, '../../src/tokens');

export type Dimension = { value: number; unit: 'px' | 'rem' };
export type Colour = {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
};
export type Shadow = {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
};
export type Typography = {
  fontFamily: string[];
  fontSize: Dimension;
  fontWeight: number;
  letterSpacing: Dimension;
  lineHeight: number;
};
/** Lengths in px at the usual text size; slope and cap in hundredths of the container, or of the window for distances. */
export type FluidStep = {
  minimum: number;
  intercept: number;
  slope: number;
  maximum: number;
  /** Present where the size follows the text size of the reader: the share of the container that it may reach. */
  cap?: number;
  /** `window`: the slope is a share of the window also inside a container. Default: as the cap. */
  grows?: 'window';
};

export type Token = {
  /** Path in the token files, without the group: `['accent-text']`. */
  name: string;
  group: string;
  type: string;
  value: unknown;
  /** The token this one refers to, as `group.name`; absent for a literal value. */
  alias?: string;
  description?: string;
  fluid?: FluidStep[];
  /** The size in px from which a tracking step holds. */
  from?: number;
};

type Context = { theme: string; path: string };

type Reference = { $ref: string };
type Resolver = {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, { contexts: Record<string, Reference[]>; default: string }>;
  resolutionOrder: Reference[];
};

const readResolver = async (): Promise<Resolver> =>
  JSON.parse(await readFile(path.join(tokensDirectory, 'laliaflia.resolver.json'), 'utf8'));

/** The files that make up one context, in the order in which later ones override earlier ones. */
function sourcesOf(resolver: Resolver, context: Context): string[] {
  return resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name] = $ref.split('/');
    if (kind === 'sets' && name && resolver.sets[name]) return resolver.sets[name].sources.map((s) => s.$ref);
    const modifier = kind === 'modifiers' && name ? resolver.modifiers[name] : undefined;
    const chosen = modifier?.contexts[context[name as keyof Context] ?? modifier.default];
    if (!chosen) {
      throw new Error(
        `Tokens: laliaflia.resolver.json refers to "${$ref}" and it names no set or context there. Correct the reference or add what it names.`,
      );
    }
    return chosen.map((s) => s.$ref);
  });
}

/** Every token of one context, with references resolved. */
async function resolveTokens(context: Context): Promise<Token[]> {
  const resolver = await readResolver();
  const dictionary = new StyleDictionary({
    usesDtcg: true,
    source: sourcesOf(resolver, context).map((file) => path.join(tokensDirectory, file)),
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    platforms: { resolved: { transforms: [] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('resolved');
  return allTokens.map((token) => {
    const [group = '', ...rest] = token.path;
    const original = token.original.$value;
    const alias = typeof original === 'string' ? /^\{(.+)\}$/.exec(original)?.[1] : undefined;
    const extensions = token.$extensions as Record<string, unknown> | undefined;
    const fluid = extensions?.['org.laliaflia.fluid'] as FluidStep[] | undefined;
    const from = extensions?.['org.laliaflia.from-px'] as number | undefined;
    return {
      name: rest.join('-'),
      group,
      type: String(token.$type),
      value: token.$value,
      ...(alias ? { alias } : {}),
      ...(token.$description ? { description: token.$description } : {}),
      ...(fluid ? { fluid } : {}),
      ...(from === undefined ? {} : { from }),
    };
  });
}

export type TokenSet = {
  light: Token[];
  dark: Token[];
  /** The tokens that a path sets, by path; `brand` is the one without a name of its own. */
  paths: Record<'brand' | 'design' | 'methods', Token[]>;
};

export async function readTokens(): Promise<TokenSet> {
  const [light, dark, design, methods] = await Promise.all([
    resolveTokens({ theme: 'light', path: 'brand' }),
    resolveTokens({ theme: 'dark', path: 'brand' }),
    resolveTokens({ theme: 'light', path: 'design' }),
    resolveTokens({ theme: 'light', path: 'methods' }),
  ]);
  const ofPath = (tokens: Token[]) =>
    tokens.filter((t) => t.group === 'radius' || (t.group === 'color' && t.alias !== undefined));
  return {
    light,
    dark,
    paths: { brand: ofPath(light), design: ofPath(design), methods: ofPath(methods) },
  };
}
