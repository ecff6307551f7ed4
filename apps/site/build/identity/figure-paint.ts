import type { Scene } from '@laliaflia/ui/figures';
import { palette } from './palette.ts';

export type Paint = Scene[number][number]['paint'];
export type Surface = 'paper' | 'ground' | 'night' | 'kingfisher' | 'leaf';

/** The colours that living-figure.css gives a figure on each surface, for drawings outside the browser. */
const tones: Record<Surface, Record<Exclude<Paint, number> | 'core' | 'grown', string>> = {
  paper: page('#ffffff'),
  ground: page('#ffffff'),
  night: {
    ...page(palette.night),
    core: '#5fc394',
    grown: '#4dbaa4',
    built: '#5b72ff',
    tile: '#5b72ff',
    cell: '#5b72ff',
    ink: '#eaf2ed',
    knob: palette.kingfisher,
  },
  kingfisher: plain({ grown: '#c9d1ff', built: '#ffffff', ink: '#ffffff', surface: palette.kingfisher }),
  leaf: plain({ grown: palette.cell, built: palette.cell, ink: palette.ground, surface: palette.leaf }),
};

/** The colour of a stroke on a surface. */
export function paintOn(surface: Surface, paint: Paint): string {
  const tone = tones[surface];
  if (typeof paint === 'string') return tone[paint];
  return paint < 0.5 ? mixed(tone.core, tone.grown, paint * 2) : mixed(tone.grown, tone.built, paint * 2 - 1);
}

function page(paper: string): (typeof tones)[Surface] {
  return {
    core: palette.core,
    grown: palette.grown,
    built: palette.kingfisher,
    tile: palette.kingfisher,
    cell: palette.kingfisher,
    pollen: palette.pollen,
    ink: palette.ink,
    mark: palette.ink,
    knob: palette.pollen,
    paper,
  };
}

function plain({
  grown,
  built,
  ink,
  surface,
}: Record<'grown' | 'built' | 'ink' | 'surface', string>): (typeof tones)[Surface] {
  return {
    core: grown,
    grown,
    built,
    tile: built,
    cell: grown,
    pollen: palette.pollen,
    ink,
    mark: palette.ink,
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
