import { formatHex, interpolate } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { color } from '../../tokens/generated/tokens.ts';
import { Avatar, type AvatarProps } from './index.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const markup = (props: AvatarProps) => renderToStaticMarkup(createElement(Avatar, props));

/** The classes that the root of an avatar is rendered with. */
function classesOf(props: AvatarProps): string[] {
  const found = /class="([^"]+)"/.exec(markup(props));
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

/**
 * The hex value of `lali:bg-secondary-solid`, or of a mix in OKLab such as
 * `lali:bg-[color-mix(in_oklab,var(--lali-color-page),var(--lali-color-line)_40%)]`.
 */
function hexOf(name: string, theme: Theme): string {
  const [first, second] = name.matchAll(/var\(--lali-color-([\w-]+)\)(?:_(\d+)%)?/g);
  const hex = (role: string | undefined) => color[role as keyof typeof color][theme];
  if (!first) return hex(name.replace(/^lali:(bg|text|stroke)-/, ''));
  if (!second) return hex(first[1]);
  const share = second[2] ? Number(second[2]) : 100 - Number(first[2]);
  return formatHex(interpolate([hex(first[1]), hex(second[1])], 'oklab')(share / 100));
}

const paints = [...markup({ name: 'Ada', seed: 0 }).matchAll(/lali:stroke-(?:\[[^\]]+\]|[\w-]+)/g)].map(
  ([name]) => name,
);

test('a portrait on its ground is the same on a dark page', () => {
  for (const { classes } of grounds) expect(classes).toContain('lali:[color-scheme:light]');
  expect(markup({ name: 'Ada', seed: 0 })).not.toContain('light-dark');
});

test('on a dark page, a bare one stands in a light arch', () => {
  const [arch] = /light-dark\([^)]*\)\)/.exec(markup({ name: 'Ada', seed: 0, shape: 'bare' })) ?? [];
  expect(arch).toBe('light-dark(transparent, var(--lali-color-text))');
  for (const paint of paints)
    if (paint !== 'lali:stroke-highlight')
      expect(contrast(hexOf(paint, 'light'), color.text.dark), paint).toBeGreaterThanOrEqual(3);
});

test.each(grounds)('every cell of a portrait has 3:1 on $below', ({ below }) => {
  expect(new Set(paints).size).toBe(4);
  for (const paint of paints)
    if (paint !== 'lali:stroke-highlight')
      expect(contrast(hexOf(paint, 'light'), hexOf(below, 'light')), paint).toBeGreaterThanOrEqual(3);
});

test('eyes and mouth have 3:1 on the face', () => {
  const face = paints.find((paint) => paint.includes('figure-start')) ?? '';
  expect(contrast(color.text.light, hexOf(face, 'light'))).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)('the words in place of a missing picture have 4.5:1 in the %s theme', (theme) => {
  const classes = classesOf({ name: 'Ada', src: '/ada.avif' });
  const [words, below] = [colourIn(classes, 'lali:text-'), colourIn(classes, 'lali:bg-')];
  expect(contrast(hexOf(words, theme), hexOf(below, theme))).toBeGreaterThanOrEqual(4.5);
});
