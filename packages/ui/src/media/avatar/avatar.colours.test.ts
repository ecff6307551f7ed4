import { describe, expect, test } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { color } from '../../tokens/generated/tokens.ts';
import { avatarVariants, grounds } from './avatar.variants.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const tokenOf = (name: string) => name.replace(/^(bg|text)-/, '') as keyof typeof color;

function classOf(ground: (typeof grounds)[number] | 'none', start: string): string {
  const found = avatarVariants({ ground })
    .split(' ')
    .find((name) => name.startsWith(start) && (name.includes('#') || tokenOf(name) in color));
  if (!found) throw new Error(`The ground "${ground}" has no colour that begins with "${start}".`);
  return found;
}

/** The hex value of `bg-leaf`, `text-ink` or `bg-[#e6ece6]` in a theme. */
function hexOf(name: string, theme: Theme): string {
  const literal = /#\w{6}/.exec(name)?.[0];
  if (literal) return literal;
  return color[tokenOf(name)][theme];
}

describe.each(themes)('in the %s theme', (theme) => {
  test.each(grounds)('every cell of a portrait has 3:1 on %s', (ground) => {
    const below = hexOf(classOf(ground, 'bg-'), theme);
    for (const paint of ['hair', 'face', 'body']) {
      const above = hexOf(classOf(ground, `[--${paint}:`), theme);
      expect(contrast(above, below), `${paint} ${above} on ${below}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('the words in place of a missing picture have 4.5:1', () => {
    const [words, below] = [classOf('none', 'text-'), classOf('none', 'bg-')];
    expect(contrast(hexOf(words, theme), hexOf(below, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
