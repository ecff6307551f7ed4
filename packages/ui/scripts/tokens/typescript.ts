import { variableName } from './css.ts';
import type { Colour, Dimension, Token, TokenSet, Typography } from './resolve.ts';
import { trackingAt } from './type-styles.ts';
import { colour, fluidLength, inPixels } from './values.ts';

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([a-z][a-zA-Z0-9]*)":/g, '$1:')
    .replace(/"/g, "'");

const named = <T>(tokens: Token[], map: (token: Token) => T): Record<string, T> =>
  Object.fromEntries(tokens.map((t) => [t.name, map(t)]));

const describe = (token: Token) => (token.description ? { description: token.description } : {});

/** The tokens as TypeScript: names as unions, values as readonly literals. */
export function tokensTs({ light, dark, paths }: TokenSet): string {
  const group = (name: string) => light.filter((t) => t.group === name);
  const darkColour = new Map(dark.filter((t) => t.group === 'color').map((t) => [t.name, t.value as Colour]));
  const plain = group('color').filter((t) => !t.alias);
  const colours = named(plain, (t) => ({
    light: colour(t.value as Colour),
    dark: colour(darkColour.get(t.name) ?? (t.value as Colour)),
    ...describe(t),
  }));
  const pathValues = Object.fromEntries(
    Object.entries(paths).map(([path, tokens]) => [
      path,
      {
        accent: tokens.find((t) => t.name === 'accent-solid')?.alias?.replace('color.', ''),
        radius: named(
          tokens.filter((t) => t.group === 'radius'),
          (t) => inPixels(t.value as Dimension),
        ),
      },
    ]),
  );
  const types = named(group('type'), (t) => {
    const { fontFamily, fontSize, fontWeight, lineHeight } = t.value as Typography;
    const size = inPixels(fontSize);
    return {
      family: fontFamily[0],
      weight: fontWeight,
      lineHeight,
      size,
      tracking: fontFamily[0] === 'Bricolage Grotesque' ? trackingAt(light, size) : 0,
      smallest: t.fluid ? Math.max(...t.fluid.map((step) => step.minimum)) : size,
      css: t.fluid ? fluidLength(t.fluid, 'cqi') : `${size}px`,
      ...describe(t),
    };
  });
  const space = named(group('space'), (t) => ({
    variable: variableName('space', t.name),
    px: inPixels(t.value as Dimension),
    ...(t.fluid ? { css: fluidLength(t.fluid, 'vw') } : {}),
    ...describe(t),
  }));
  const motion = {
    duration: named(group('duration'), (t) => ({ ms: (t.value as { value: number }).value, ...describe(t) })),
    ease: named(group('ease'), (t) => ({ bezier: t.value as number[], ...describe(t) })),
  };
  const focus = named(group('focus'), (t) => inPixels(t.value as Dimension));
  const font = named(group('font'), (t) => ({ families: t.value as string[], ...describe(t) }));
  return `// Generated from the design tokens by \`pnpm generate\`. Edit src/tokens/*.json.

/** Hex values by theme. */
export const color = ${literal(colours)} as const;

/** What \`data-path\` sets: the accent colour and the radii in px. */
export const path = ${literal(pathValues)} as const;

/** Type styles: px on a wide screen (\`size\`), on the narrowest (\`smallest\`), and what CSS computes between. */
export const type = ${literal(types)} as const;

/** Families in the order in which a browser tries them. */
export const font = ${literal(font)} as const;

/** Distances in px; \`css\` where a distance follows the window. */
export const space = ${literal(space)} as const;

/** Widths in px of the three parts of the focus ring, from inside out. */
export const focus = ${literal(focus)} as const;

/** Durations in ms, easings as cubic Bézier points. */
export const motion = ${literal(motion)} as const;

export type ColorName = keyof typeof color;
export type PathName = keyof typeof path;
export type TypeName = keyof typeof type;
export type FontName = keyof typeof font;
export type SpaceName = keyof typeof space;
`;
}
