import { color } from '@laliaflia/ui/tokens';

/** Colours for drawings outside a browser: the light theme, the surfaces, and the cells of figures. */
export const palette = {
  paper: color.surface.light,
  ground: color.page.light,
  ink: color.text.light,
  muted: color['text-soft'].light,
  line: color.line.light,
  night: color.inverse.light,
  onNight: color['on-inverse'].light,
  mutedOnNight: color['text-soft'].dark,
  kingfisher: color['primary-solid'].light,
  kingfisherSoft: color['on-primary-soft'].light,
  leaf: color['secondary-solid'].light,
  leafText: color['secondary-text'].light,
  leafSoft: color['on-secondary-soft'].light,
  onAccent: color['on-primary'].light,
  pollen: color.highlight.light,
  cell: color['figure-on-secondary'].light,
  core: color['figure-core'].light,
  grown: color['figure-start'].light,
} as const;
