import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type FormerSurface, inRole } from '../../internal/former-names.ts';

const sectionVariants = cva('lali:@container lali:relative', {
  variants: {
    tone: {
      page: 'lali:surface-page',
      raised: 'lali:surface-raised',
      inverse: 'lali:surface-inverse',
      primary: 'lali:surface-primary',
      secondary: 'lali:surface-secondary',
    },
    space: { section: 'lali:section-gap', band: 'lali:band-gap', none: '' },
  },
});

export type SectionTone = 'page' | 'raised' | 'inverse' | 'primary' | 'secondary';

export interface SectionProps extends ComponentProps<'section'> {
  /**
   * The surface. `inverse` is dark in both themes; `primary` and `secondary` at most once on a page. Default `page`.
   * `ground`, `night`, `kingfisher` and `leaf` are deprecated names of these.
   */
  tone?: SectionTone | 'page' | FormerSurface;
  /**
   * Room above and below. `section` is half the distance between two sections of the same surface, `band` the whole,
   * for a filled band. Default `section` on the page, `band` on any other tone.
   */
  space?: 'section' | 'band' | 'none';
}

/** A band of the page, as wide as the window. What stands in it adapts to it, not to the window. */
export function Section({ tone: named = 'page', space: given, className, ...props }: SectionProps) {
  const tone = inRole(named);
  const space = given ?? (tone === 'page' ? 'section' : 'band');
  return (
    <section
      data-tone={tone}
      data-space={space}
      data-band={tone === 'page' ? undefined : ''}
      // For styles that ask for the theme; the surface itself brings its colour scheme.
      data-theme={tone === 'inverse' ? 'dark' : undefined}
      className={cx(sectionVariants({ tone, space }), className)}
      {...props}
    />
  );
}
