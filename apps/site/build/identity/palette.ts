import { color } from '@laliaflia/ui/tokens';

/** Colours for drawings outside a browser: the light theme, the surfaces, and the cells of figures. */
export const palette = {
  paper: color.raised.light,
  ground: color.ground.light,
  ink: color.ink.light,
  muted: color.muted.light,
  line: color.line.light,
  night: color.night.light,
  onNight: color['on-night'].light,
  mutedOnNight: color.muted.dark,
  kingfisher: color.kingfisher.light,
  kingfisherSoft: color['kingfisher-soft'].light,
  leaf: color.leaf.light,
  leafText: color['leaf-text'].light,
  leafSoft: color['leaf-soft'].light,
  onAccent: color['on-primary'].light,
  pollen: color.pollen.light,
  cell: color['figure-on-secondary'].light,
  core: color['figure-core'].light,
  grown: color['figure-start'].light,
} as const;
