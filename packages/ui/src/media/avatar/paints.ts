import type { Look } from './looks.ts';
import type { PortraitPaint } from './measures.ts';

const role = (name: string) => `var(--lali-color-${name})`;
const mix = (one: string, other: string, share: number) => `color-mix(in oklab,${one},${other} ${share}%)`;

/** Skin is mixed of what is warm in a palette; blood shows in cheeks and lips. */
const blood = role('danger-text');
const warm = mix(role('highlight'), blood, 52);
const ink = role('text');
const blue = role('figure-end');
const green = role('secondary-solid');

/** In the light, and without. */
const skins = [
  [mix(warm, role('page'), 58), mix(warm, role('line'), 34)],
  [mix(warm, role('page'), 34), mix(warm, role('text-soft'), 34)],
  [mix(warm, ink, 20), mix(warm, ink, 36)],
] as const;

/** A tone, and the strands on it. */
const hairs = [
  [ink, role('figure-core')],
  [role('text-soft'), role('line')],
  [mix(warm, blood, 40), role('highlight')],
] as const;

/** A tone, its tiles, its side without light, and what is worn with it. */
const cloths = [
  [blue, mix(blue, role('figure-on-primary'), 30), mix(blue, ink, 25), green],
  [green, role('figure-core'), mix(green, ink, 40), blue],
  [ink, mix(ink, blue, 70), mix(ink, role('page'), 15), green],
] as const;

/** The same four on a dark page, where none of them may be as dark as the page. */
const nights = [
  [blue, mix(blue, role('figure-on-primary'), 28), role('primary-solid'), green],
  [green, role('figure-core'), mix(green, role('page'), 15), blue],
  [role('control'), mix(blue, role('figure-on-primary'), 28), mix(role('control'), role('page'), 25), green],
] as const;

/** Dark hair is seen there by the light on it. */
const lit = { hair: mix(role('figure-start'), role('page'), 60), strand: role('figure-core') };

export type Paints = Readonly<Record<PortraitPaint, string>>;

export function paintsOf(look: Look, dressed: number): Paints {
  const [skin, shade] = skins[look.skin] ?? skins[0];
  const [hair, strand] = hairs[look.hair] ?? hairs[0];
  const [cloth, tile, fold, trim] = cloths[(look.cloth + dressed) % cloths.length] ?? cloths[0];
  return {
    skin,
    shade,
    blush: mix(skin, blood, 12),
    lips: mix(blood, warm, 20),
    hair,
    strand,
    cloth,
    tile,
    fold,
    trim,
    light: role('surface'),
    ink,
    pollen: role('highlight'),
  };
}

/** On a dark page hair and clothes take light from it. */
export function nightOf(look: Look, dressed: number): Partial<Paints> {
  const [cloth, tile, fold, trim] = nights[(look.cloth + dressed) % nights.length] ?? nights[0];
  return { cloth, tile, fold, trim, ...(look.hair === 0 && lit) };
}

/** For a portrait on the page itself: on a light one as everywhere. */
export function bareOf(look: Look, dressed: number): Paints {
  const paints = paintsOf(look, dressed);
  const both = Object.entries(nightOf(look, dressed)).map(([paint, dark]) => [
    paint,
    `light-dark(${paints[paint as PortraitPaint]},${dark})`,
  ]);
  return { ...paints, ...Object.fromEntries(both) };
}
