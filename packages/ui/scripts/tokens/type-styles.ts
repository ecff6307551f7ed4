import { banner, dimension, fluidAt, inPixels, variableName } from './css.ts';
import type { Token, TokenSet, Typography } from './resolve.ts';

/** Tracking in em for a size in px, by the steps of the token file. */
export function trackingAt(tokens: Token[], size: number): number {
  const steps = tokens.filter((t) => t.group === 'tracking').sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  return Number(steps.find((t) => size >= (t.from ?? 0))?.value ?? 0);
}

/** Window widths at which a fluid size crosses a tracking step, found by walking the range once. */
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

export function isDisplay(token: Token): boolean {
  return (token.value as Typography).fontFamily.includes('Bricolage Grotesque');
}

function familyVariable(tokens: Token[], names: string[]): string {
  const font = tokens.find((t) => t.group === 'font' && String(t.value) === String(names));
  if (!font)
    throw new Error(`Tokens: no font token holds "${names.join(', ')}". Refer to one as {font.name}.`);
  return `var(${variableName('font', font.name)})`;
}

/** One Tailwind utility per type style: `type-hero`, `type-body`, … */
export function typeCss({ light }: TokenSet): string {
  const utilities = light
    .filter((token) => token.type === 'typography')
    .map((token) => {
      const { fontFamily, fontWeight, lineHeight } = token.value as Typography;
      const display = isDisplay(token);
      const [first, ...later] = display ? trackingSteps(light, token) : [];
      const lines = [
        `font-family: ${familyVariable(light, fontFamily)};`,
        `font-size: var(${variableName('type', token.name)});`,
        `font-weight: ${fontWeight};`,
        `line-height: ${lineHeight};`,
        `letter-spacing: ${first ? `${first.tracking}em` : dimension({ value: 0, unit: 'px' })};`,
        `text-wrap: ${display ? 'balance' : 'pretty'};`,
        ...later.map((s) => `@media (width >= ${s.from}px) {\n    letter-spacing: ${s.tracking}em;\n  }`),
      ];
      return `@utility type-${token.name} {\n  ${lines.join('\n  ')}\n}`;
    });
  return `${banner}\n${utilities.join('\n\n')}\n`;
}
