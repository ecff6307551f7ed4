import { kilobytes, type Sizes } from './budget.ts';

const start = '<!-- sizes: from sizes.json, by pnpm generate -->';
const end = '<!-- /sizes -->';

/** The entries that matter most for choosing a library; sizes.json has all. */
const shown = [
  'button',
  'field',
  'dialog',
  'accordion',
  'living-figure',
  'device-gallery',
  'tier-cards',
  'multi-step-form',
  'chat-panel',
  'site-header',
  'styles.css',
  'css/core.css',
  'css/button.css',
];

function row(name: string, sizes: Sizes): string[] {
  const size = sizes[name];
  if (size === undefined) return [];
  const later = sizes[`${name}, later`];
  const note = later === undefined ? '' : `, and ${kilobytes(later)} when it is opened`;
  return [`| \`${name}\` | ${kilobytes(size)}${note} |`];
}

function sizeTable(sizes: Sizes): string {
  return ['| Entry | brotli |', '|---|---|', ...shown.flatMap((name) => row(name, sizes))].join('\n');
}

/** Returns the text with a new table between the two markers. */
export function withSizeTable(text: string, sizes: Sizes): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(
      `packages/ui/README.md has lost its marks ${start} and ${end}: put them around the size table.`,
    );
  }
  return `${text.slice(0, from)}${start}\n${sizeTable(sizes)}\n${text.slice(to)}`;
}
