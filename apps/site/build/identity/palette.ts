import { color } from '@laliaflia/ui/tokens';

/** Colours of paper and social images: those of the light theme. Figures have theirs in figure-paint.ts. */
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
  cell: color['figure-on-secondary'].light,
} as const;
