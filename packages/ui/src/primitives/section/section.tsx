import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const sectionVariants = cva('lali:@container lali:relative', {
  variants: {
    tone: {
      ground: 'lali:surface-page',
      raised: 'lali:surface-raised',
      night: 'lali:surface-inverse',
      kingfisher: 'lali:surface-primary',
      leaf: 'lali:surface-secondary',
    },
    space: { section: 'lali:section-gap', band: 'lali:band-gap', none: '' },
  },
});

export type SectionTone = 'ground' | 'raised' | 'night' | 'kingfisher' | 'leaf';

export interface SectionProps extends ComponentProps<'section'> {
  /** The surface. `night` is dark in both themes; `kingfisher` and `leaf` at most once on a page. Default `ground`. */
  tone?: SectionTone;
  /**
   * Room above and below. `section` is half the distance between two sections of the same surface, `band` the whole,
   * for a filled band. Default `section` on ground, `band` on any other tone.
   */
  space?: 'section' | 'band' | 'none';
}

/** A band of the page, as wide as the window. What stands in it adapts to it, not to the window. */
export function Section({
  tone = 'ground',
  space = tone === 'ground' ? 'section' : 'band',
  className,
  ...props
}: SectionProps) {
  return (
    <section
      data-tone={tone}
      data-space={space}
      data-band={tone === 'ground' ? undefined : ''}
      // For styles that ask for the theme; the surface itself brings its colour scheme.
      data-theme={tone === 'night' ? 'dark' : undefined}
      className={cx(sectionVariants({ tone, space }), className)}
      {...props}
    />
  );
}
