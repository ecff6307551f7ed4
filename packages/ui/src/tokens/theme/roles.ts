import { contrast } from '../contrast.ts';
import { better, hexOf, leastContrast, middle, reach, shadeOf, tint } from './shades.ts';

/** The colours that a brand gives. Everything else is derived from them. */
export const seedNames = ['primary', 'secondary', 'highlight', 'neutral', 'danger', 'success'] as const;
export type SeedName = (typeof seedNames)[number];
export type Seeds = Record<SeedName, string>;
export type ThemeName = 'light' | 'dark';

/** What contrast is promised for: running text, other text, and lines and fills with a meaning. */
const least = { body: 7, text: 4.5, graphic: 3 } as const;

/** The lightness of the neutral roles and the share of the seed's chroma that each keeps. */
const neutrals = {
  light: {
    page: { l: 0.966, share: 0.25 },
    surface: { l: 1, share: 0 },
    text: { l: 0.205, share: 0.75 },
    soft: { l: 0.439, share: 1 },
    line: { l: 0.887, share: 0.5 },
    control: { l: 0.625, share: 0.75 },
  },
  dark: {
    page: { l: 0.192, share: 0.6 },
    surface: { l: 0.24, share: 0.9 },
    text: { l: 0.952, share: 0.4 },
    soft: { l: 0.745, share: 1 },
    line: { l: 0.315, share: 0.9 },
    control: { l: 0.535, share: 1 },
  },
} as const;

/** Neutrals are a breath of a hue: more would compete with the brand's own colours. */
const CHROMA_OF_NEUTRALS = 0.025;

const WHITE = '#ffffff';
const BLACK = '#000000';

function neutralOf(seed: string, theme: ThemeName) {
  const { c, h } = shadeOf(seed);
  const chroma = Math.min(c, CHROMA_OF_NEUTRALS);
  const at = ({ l, share }: { l: number; share: number }) => hexOf({ l, c: chroma * share, h });
  const scale = neutrals[theme];
  return {
    page: at(scale.page),
    surface: at(scale.surface),
    text: at(scale.text),
    soft: at(scale.soft),
    line: at(scale.line),
    control: at(scale.control),
  };
}

/** The colours of one theme by role. */
export function rolesOf(seeds: Seeds, theme: ThemeName) {
  const own = neutralOf(seeds.neutral, theme);
  const inverse = neutralOf(seeds.neutral, 'dark');
  const ink = neutralOf(seeds.neutral, 'light').text;
  const grounds = [own.page, own.surface];
  const away = theme === 'light' ? 'darker' : 'lighter';
  const text = reach(own.text, grounds, least.body, away);
  const asText = (hex: string) => reach(hex, grounds, least.text, away);
  const asGraphic = (hex: string) => reach(hex, grounds, least.graphic, away);
  /** A filled surface. Its `shade` is what hover and press mix in, away from the text; `edge` is part of focus rings. */
  const filled = (solid: string) => {
    const on = better(solid, ink, WHITE);
    const ring = Math.max(contrast(seeds.highlight, solid), contrast(text, solid));
    return {
      on,
      soft: tint(solid, on, 0.84, least.text),
      shade: on === WHITE ? BLACK : WHITE,
      counter: on === WHITE ? ink : WHITE,
      edge: ring < least.graphic ? on : text,
      figure: tint(solid, on, 0.72, least.graphic),
    };
  };
  const onHighlight = better(seeds.highlight, ink, WHITE);
  const primary = filled(seeds.primary);
  const secondary = filled(seeds.secondary);
  return {
    page: own.page,
    surface: own.surface,
    text,
    'text-soft': reach(own.soft, grounds, least.body, away),
    line: own.line,
    control: asGraphic(own.control),
    inverse: inverse.page,
    'on-inverse': inverse.text,
    'primary-solid': seeds.primary,
    'primary-text': asText(seeds.primary),
    'primary-shade': primary.shade,
    'primary-edge': primary.edge,
    'primary-counter': primary.counter,
    'on-primary': primary.on,
    'on-primary-soft': primary.soft,
    'secondary-solid': seeds.secondary,
    'secondary-text': asText(seeds.secondary),
    'secondary-shade': secondary.shade,
    'secondary-edge': secondary.edge,
    'secondary-counter': secondary.counter,
    'on-secondary': secondary.on,
    'on-secondary-soft': secondary.soft,
    highlight: seeds.highlight,
    'on-highlight': onHighlight,
    'highlight-shade': onHighlight === WHITE ? BLACK : WHITE,
    'danger-text': asText(seeds.danger),
    'success-solid': seeds.success,
    'success-text': asText(seeds.success),
    'on-success': better(seeds.success, ink, WHITE),
    'figure-core': asGraphic(tint(seeds.secondary, own.page, 0.2, 1)),
    'figure-start': asGraphic(seeds.secondary),
    'figure-middle': asGraphic(middle(seeds.secondary, seeds.primary)),
    'figure-end': asGraphic(seeds.primary),
    'figure-knob': knobOn(text, seeds.highlight, seeds.primary),
    'figure-on-primary': primary.figure,
    'figure-on-secondary': secondary.figure,
    'figure-ink-on-secondary': secondary.on,
  };
}

/** The knob of a switch in a figure, whose track is in the colour of text. */
function knobOn(track: string, highlight: string, primary: string): string {
  const shown = [highlight, primary].find((hex) => contrast(hex, track) >= least.graphic);
  return shown ?? better(track, WHITE, BLACK);
}

export type Roles = ReturnType<typeof rolesOf>;
export type RoleName = keyof Roles;

interface PromisedPair {
  role: RoleName;
  on: RoleName;
  least: number;
}

const pairsOf = (roles: readonly RoleName[], grounds: readonly RoleName[], figure: number) =>
  roles.flatMap((role) => grounds.map((on): PromisedPair => ({ role, on, least: figure })));

const grounds: readonly RoleName[] = ['page', 'surface'];

/** Every pair that a theme promises a contrast for. */
const promisedPairs: readonly PromisedPair[] = [
  ...pairsOf(['text', 'text-soft'], grounds, least.body),
  ...pairsOf(['primary-text', 'secondary-text', 'danger-text', 'success-text'], grounds, least.text),
  ...pairsOf(
    ['control', 'figure-core', 'figure-start', 'figure-middle', 'figure-end'],
    grounds,
    least.graphic,
  ),
  ...pairsOf(['on-primary', 'on-primary-soft'], ['primary-solid'], least.text),
  ...pairsOf(['on-secondary', 'on-secondary-soft'], ['secondary-solid'], least.text),
  ...pairsOf(['on-highlight'], ['highlight'], least.text),
  ...pairsOf(['on-success'], ['success-solid'], least.text),
  ...pairsOf(['on-inverse'], ['inverse'], least.body),
  ...pairsOf(['figure-knob'], ['text'], least.graphic),
  ...pairsOf(['figure-on-primary'], ['primary-solid'], least.graphic),
  ...pairsOf(['figure-on-secondary'], ['secondary-solid'], least.graphic),
];

export interface MeasuredPair extends PromisedPair {
  /** The contrast that the pair has. */
  is: number;
}

/** Every promised pair with its figure. */
export const measuredPairs = (roles: Roles): MeasuredPair[] =>
  promisedPairs.map((pair) => ({ ...pair, is: leastContrast(roles[pair.role], [roles[pair.on]]) }));

/** What falls short, in words. */
export function shortfalls(roles: Roles, theme: ThemeName): string[] {
  return measuredPairs(roles)
    .filter(({ is, least: needed }) => is < needed)
    .map(
      ({ role, on, is, least: needed }) =>
        `${role} ${roles[role]} on ${on} ${roles[on]} has ${is} in the ${theme} theme, and ${needed} is needed`,
    );
}
