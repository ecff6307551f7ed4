import { differenceEuclidean, formatHex, interpolate } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { color } from '../../tokens/generated/tokens.ts';
import { Avatar, type AvatarProps } from './index.ts';
import { looks } from './looks.ts';
import type { PortraitPaint } from './measures.ts';
import { bareOf, nightOf, paintsOf } from './paints.ts';

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

/** What `fill` says, in the light theme if no other is named: a role, or a mix of roles. */
function hexOfPaint(css: string, theme: Theme = 'light'): string {
  const role = /^var\(--lali-color-([\w-]+)\)$/.exec(css)?.[1];
  if (role) return color[role as keyof typeof color][theme];
  const mixed = css.replace(/^color-mix\(in oklab,|\)$/g, '');
  const comma = [...mixed.matchAll(/,/g)].findLast(
    ({ index }) => mixed.slice(0, index).split('(').length === mixed.slice(0, index).split(')').length,
  )?.index as number;
  const [, second = '', share] = /^(.*) (\d+)%$/.exec(mixed.slice(comma + 1)) ?? [];
  return formatHex(
    interpolate(
      [hexOfPaint(mixed.slice(0, comma), theme), hexOfPaint(second, theme)],
      'oklab',
    )(Number(share) / 100),
  );
}

const people = looks.flatMap((look) =>
  [0, 1, 2].map((dressed) => {
    const paints = paintsOf(look, dressed);
    return (paint: PortraitPaint) => hexOfPaint(paints[paint]);
  }),
);
const groundColours = grounds.map(({ below }) => hexOf(below, 'light'));

test('a portrait on its ground is the same on a dark page', () => {
  for (const { classes } of grounds) expect(classes).toContain('lali:[color-scheme:light]');
  expect(markup({ name: 'Ada', seed: 0 })).not.toContain('light-dark');
});

test('every colour is one of the theme', () => {
  for (const [, value = ''] of markup({ name: 'Ada', seed: 1, size: 120 }).matchAll(
    /(?:fill|stroke)="([^"]+)"/g,
  ))
    expect(value.replace(/var\(--lali-color-[\w-]+\)|color-mix\(in oklab|\d+%/g, '')).toMatch(
      /^(none|[, )]*)$/,
    );
});

test('on a dark page, hair and clothes of a bare one are lighter than the page', () => {
  for (const look of looks)
    for (const dressed of [0, 1, 2]) {
      const day = paintsOf(look, dressed);
      const night = nightOf(look, dressed);
      const dark = (name: PortraitPaint) =>
        night[name] === undefined ? hexOfPaint(day[name]) : hexOfPaint(night[name], 'dark');
      for (const name of ['hair', 'cloth', 'fold', 'trim'] as const)
        expect(contrast(dark(name), color.page.dark), `${name} ${dark(name)}`).toBeGreaterThanOrEqual(1.9);
      expect(contrast(dark('strand'), dark('hair')), dark('hair')).toBeGreaterThanOrEqual(1.35);
      for (const [name, colour] of Object.entries(night))
        expect(bareOf(look, dressed)[name as PortraitPaint]).toBe(
          `light-dark(${day[name as PortraitPaint]},${colour})`,
        );
    }
});

test('hair and clothes have 3:1 on every ground', () => {
  for (const paint of people)
    for (const ground of [...groundColours, color.page.light, color.text.dark])
      for (const name of ['hair', 'cloth', 'fold', 'trim'] as const)
        expect(contrast(paint(name), ground), `${paint(name)} on ${ground}`).toBeGreaterThanOrEqual(3);
});

const apart = differenceEuclidean('oklab');

test('skin is told from every ground by its colour, and light from shade', () => {
  for (const paint of people) {
    for (const ground of [...groundColours, color.page.light, color.text.dark]) {
      expect(apart(paint('skin'), ground), `${paint('skin')} on ${ground}`).toBeGreaterThan(0.1);
      expect(apart(paint('shade'), ground), `${paint('shade')} on ${ground}`).toBeGreaterThan(0.15);
    }
    expect(contrast(paint('skin'), paint('shade'))).toBeGreaterThan(1.35);
  }
});

test('eyes, brows and the line of a mouth have 3:1 on the face, and teeth on what is around them', () => {
  for (const paint of people) {
    for (const below of ['skin', 'shade'] as const)
      expect(contrast(paint('ink'), paint(below)), paint(below)).toBeGreaterThanOrEqual(3);
    expect(contrast(paint('ink'), paint('light'))).toBeGreaterThanOrEqual(3);
    expect(contrast(paint('light'), paint('lips'))).toBeGreaterThanOrEqual(3);
    expect(contrast(paint('hair'), paint('skin'))).toBeGreaterThanOrEqual(2);
  }
});

test.each(themes)('the words in place of a missing picture have 4.5:1 in the %s theme', (theme) => {
  const classes = classesOf({ name: 'Ada', src: '/ada.avif' });
  const [words, below] = [colourIn(classes, 'lali:text-'), colourIn(classes, 'lali:bg-')];
  expect(contrast(hexOf(words, theme), hexOf(below, theme))).toBeGreaterThanOrEqual(4.5);
});
