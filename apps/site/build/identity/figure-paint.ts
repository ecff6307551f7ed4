import type { Scene } from '@laliaflia/ui/figures';
import { color } from '@laliaflia/ui/tokens';
import { palette } from './palette.ts';

export type Paint = Scene[number][number]['paint'];
export type Surface = 'paper' | 'ground' | 'night' | 'kingfisher' | 'leaf';

/** The colours that living-figure.css gives a figure on each surface, for drawings outside the browser. */
const tones: Record<Surface, Record<Exclude<Paint, number> | 'core' | 'grown', string>> = {
  paper: page(palette.paper),
  ground: page(palette.paper),
  night: {
    ...page(palette.night),
    core: color['figure-core'].dark,
    grown: color['figure-start'].dark,
    built: color['figure-end'].dark,
    tile: color['figure-end'].dark,
    cell: color['figure-end'].dark,
    ink: palette.onNight,
    knob: color['figure-knob'].dark,
  },
  kingfisher: plain({
    grown: color['figure-on-primary'].light,
    built: palette.onAccent,
    ink: palette.onAccent,
    surface: palette.kingfisher,
  }),
  leaf: plain({
    grown: palette.cell,
    built: palette.cell,
    ink: color['figure-ink-on-secondary'].light,
    surface: palette.leaf,
  }),
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
