import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const headingVariants = cva('lali:min-w-0 lali:wrap-break-word', {
  variants: {
    look: {
      hero: 'lali:type-hero',
      title: 'lali:type-title',
      heading: 'lali:type-heading',
      subheading: 'lali:type-subheading',
      minor: 'lali:font-text lali:font-semibold lali:text-[1.1875rem] lali:leading-snug',
    },
    tone: { current: '', soft: 'lali:text-soft', signal: 'lali:text-signal' },
  },
});

export type HeadingLook = 'hero' | 'title' | 'heading' | 'subheading' | 'minor';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The type style, independent of the level. By default `title` for 1, `heading` for 2, `subheading` for 3, then
   * `minor`.
   */
  look?: HeadingLook;
  /** `soft` and `signal` are secondary and accented on the surface around it. Default `current`. */
  tone?: 'current' | 'soft' | 'signal';
}

const looks = ['title', 'heading', 'subheading', 'minor', 'minor', 'minor'] as const;

/** Level and look are separate: the level is for the outline of the page, the look for its appearance. */
export function Heading({
  level,
  look = looks[level - 1] ?? 'minor',
  tone = 'current',
  className,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-look={look}
      data-tone={tone}
      className={cx(headingVariants({ look, tone }), className)}
      {...props}
    />
  );
}
