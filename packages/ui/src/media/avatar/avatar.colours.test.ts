import { formatHex, interpolate } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { color } from '../../tokens/generated/tokens.ts';
import { Avatar, type AvatarProps } from './index.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The classes that the root of an avatar is rendered with. */
function classesOf(props: AvatarProps): string[] {
  const found = /class="([^"]+)"/.exec(renderToStaticMarkup(createElement(Avatar, props)));
  return found?.[1]?.replaceAll('&amp;', '&').split(' ') ?? [];
}

function colourIn(classes: string[], start: string): string {
  const found = classes.find(
    (name) => name.startsWith(start) && (name.includes('--lali-color-') || name.slice(start.length) in color),
  );
  if (!found) throw new Error(`No class sets a colour and begins with "${start}": ${classes.join(' ')}`);
  return found;
}

// The seed chooses what the portrait stands on.
const portraits = [0, 1, 2, 3].map((seed) => classesOf({ name: 'Ada', seed }));
const grounds = portraits.map((classes) => ({ classes, below: colourIn(classes, 'lali:bg-') }));

test('the four seeds choose four grounds', () => {
  expect(new Set(grounds.map(({ below }) => below)).size).toBe(4);
});

test('a face that comes again stands on another ground', () => {
  const ground = (seed: number) => colourIn(classesOf({ name: 'Ada', seed }), 'lali:bg-');
  expect(new Set([6, 46, 86, 126].map(ground)).size).toBe(4);
});

/** What a theme shows of `light-dark(…,…)`; anything else is the same in both. */
function partOf(name: string, theme: Theme): string {
  const start = name.indexOf('light-dark(');
  if (start < 0) return name;
  const inner = name.slice(start + 'light-dark('.length);
  let depth = 0;
  for (const [i, sign] of [...inner].entries()) {
    if (sign === ',' && depth === 0) return theme === 'light' ? inner.slice(0, i) : inner.slice(i + 1);
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }
  throw new Error(`There are not two parts in "${name}".`);
}

/**
 * The hex value of `lali:bg-secondary-solid`, of `lali:[--lali-face:var(--lali-color-secondary-solid)]`, or of a mix in OKLab such as
 * `lali:bg-[color-mix(in_oklab,var(--lali-color-page),var(--lali-color-line)_40%)]`.
 */
function hexOf(name: string, theme: Theme): string {
  const [first, second] = partOf(name, theme).matchAll(/var\(--lali-color-([\w-]+)\)(?:_(\d+)%)?/g);
  const hex = (role: string | undefined) => color[role as keyof typeof color][theme];
  if (!first) return hex(name.replace(/^lali:(bg|text)-/, ''));
  if (!second) return hex(first[1]);
  const share = second[2] ? Number(second[2]) : 100 - Number(first[2]);
  return formatHex(interpolate([hex(first[1]), hex(second[1])], 'oklab')(share / 100));
}

test('in the dark all of them are dark', () => {
  for (const { below } of grounds) expect(contrast(hexOf(below, 'dark'), '#000000')).toBeLessThan(1.5);
});

describe.each(themes)('in the %s theme', (documentTheme) => {
  test.each(grounds)('every cell of a portrait has 3:1 on $below', ({ classes, below }) => {
    const theme = documentTheme;
    for (const paint of ['hair', 'face', 'body']) {
      const cell = hexOf(colourIn(classes, `lali:[--lali-${paint}:`), theme);
      expect(contrast(cell, hexOf(below, theme)), `${paint} ${cell}`).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(grounds)('eyes and mouth have 3:1 on the face that stands on $below', ({ classes }) => {
    const [feature, face] = ['feature', 'face'].map((paint) =>
      hexOf(colourIn(classes, `lali:[--lali-${paint}:`), documentTheme),
    );
    expect(contrast(feature ?? '', face ?? '')).toBeGreaterThanOrEqual(3);
  });

  test('the words in place of a missing picture have 4.5:1', () => {
    const classes = classesOf({ name: 'Ada', src: '/ada.avif' });
    const theme = documentTheme;
    const [words, below] = [colourIn(classes, 'lali:text-'), colourIn(classes, 'lali:bg-')];
    expect(contrast(hexOf(words, theme), hexOf(below, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
