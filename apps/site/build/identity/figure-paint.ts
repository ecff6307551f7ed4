import type { Scene } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';

export type Paint = Scene[number][number]['paint'];
export type Surface = 'paper' | 'ground' | 'night' | 'kingfisher' | 'leaf';

type Tones = Record<Exclude<Paint, number> | 'core' | 'grown', string>;

/** The colours that living-figure.css gives a figure on each surface, for drawings outside the browser. */
const tones: Record<Surface, Tones> = {
  paper: page('light', color.surface.light),
  ground: page('light', color.surface.light),
  night: page('dark', color.page.dark),
  kingfisher: plain({
    grown: color['figure-on-primary'].light,
    built: color['on-primary'].light,
    ink: color['on-primary'].light,
    surface: color['primary-solid'].light,
  }),
  leaf: plain({
    grown: color['figure-on-secondary'].light,
    built: color['figure-on-secondary'].light,
    ink: color['figure-ink-on-secondary'].light,
    surface: color['secondary-solid'].light,
  }),
};

/** The colour of a stroke on a surface. */
export function paintOn(surface: Surface, paint: Paint): string {
  const tone = tones[surface];
  if (typeof paint === 'string') return tone[paint];
  return paint < 0.5 ? mixed(tone.core, tone.grown, paint * 2) : mixed(tone.grown, tone.built, paint * 2 - 1);
}

function page(theme: 'light' | 'dark', paper: string): Tones {
  return {
    core: color['figure-core'][theme],
    grown: color['figure-start'][theme],
    built: color['figure-end'][theme],
    tile: color['figure-end'][theme],
    cell: color['figure-end'][theme],
    pollen: color.highlight[theme],
    ink: color.text[theme],
    mark: color['on-highlight'][theme],
    knob: color['figure-knob'][theme],
    paper,
  };
}

function plain({ grown, built, ink, surface }: Record<'grown' | 'built' | 'ink' | 'surface', string>): Tones {
  return {
    core: grown,
    grown,
    built,
    tile: built,
    cell: grown,
    pollen: color.highlight.light,
    ink,
    mark: color['on-highlight'].light,
    knob: surface,
    paper: surface,
  };
}

function mixed(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
