import { banner, variableName } from './css.ts';
import type { Token, TokenSet, Typography } from './resolve.ts';
import { fluidAt, inPixels } from './values.ts';

/** Tracking in em for a size in px, by the steps of the token file. */
export function trackingAt(tokens: Token[], size: number): number {
  const steps = tokens.filter((t) => t.group === 'tracking').sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  return Number(steps.find((t) => size >= (t.from ?? 0))?.value ?? 0);
}

/** Widths of a container at which a fluid size crosses a tracking step, found by walking the range once. */
function trackingSteps(tokens: Token[], token: Token): { from: number; tracking: number }[] {
  const { fontSize } = token.value as Typography;
  const sizeAt = (width: number) => (token.fluid ? fluidAt(token.fluid, width) : inPixels(fontSize));
  const steps = [{ from: 0, tracking: trackingAt(tokens, sizeAt(320)) }];
  for (let width = 321; width <= 2000; width += 1) {
    const tracking = trackingAt(tokens, sizeAt(width));
    if (tracking !== steps.at(-1)?.tracking) steps.push({ from: width, tracking });
  }
  return steps;
}

function isDisplay(token: Token): boolean {
  return (token.value as Typography).fontFamily.includes('Bricolage Grotesque');
}

function familyVariable(tokens: Token[], names: string[]): string {
  const font = tokens.find((t) => t.group === 'font' && String(t.value) === String(names));
  if (!font)
    throw new Error(`Tokens: no font token holds "${names.join(', ')}". Refer to one as {font.name}.`);
  return `var(${variableName('font', font.name)})`;
}

/**
 * One length for all steps: at the width where a step begins its share of the difference comes in at once. A container
 * query would not do, since it holds for nothing outside a container.
 */
function trackingLength([first, ...later]: { from: number; tracking: number }[]): string {
  const em = (value: number) => `${Number(value.toFixed(4))}em`;
  if (!first) return '0';
  let before = first.tracking;
  const jumps = later.map(({ from, tracking }) => {
    const difference = em(tracking - before);
    before = tracking;
    return ` + clamp(${difference}, (${from - 0.5}px - 100cqi) * 1000, 0em)`;
  });
  return jumps.length === 0 ? em(first.tracking) : `calc(${em(first.tracking)}${jumps.join('')})`;
}

/** One Tailwind utility per type style: `type-hero`, `type-body`, … */
export function typeCss({ light }: TokenSet): string {
  const utilities = light
    .filter((token) => token.type === 'typography')
    .map((token) => {
      const { fontFamily, fontWeight, lineHeight } = token.value as Typography;
      const display = isDisplay(token);
      const tracking = display ? trackingLength(trackingSteps(light, token)) : '0';
      const lines = [
        `font-family: ${familyVariable(light, fontFamily)};`,
        `font-size: var(${variableName('type', token.name)});`,
        `font-weight: ${fontWeight};`,
        `line-height: ${lineHeight};`,
        `letter-spacing: ${tracking};`,
        `text-wrap: ${display ? 'balance' : 'pretty'};`,
      ];
      return `@utility type-${token.name} {\n  ${lines.join('\n  ')}\n}`;
    });
  return `${banner}\n${utilities.join('\n\n')}\n`;
}
