'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ArrowIcon, ArrowOutIcon } from '../icons/index.ts';
import { useLinkComponent } from './link-provider.tsx';

const linkVariants = cva('lali:focus-ring lali:transition-colors lali:duration-quick', {
  variants: {
    variant: {
      inline:
        'lali:rounded-[4px] lali:underline lali:decoration-1 lali:underline-offset-[0.2em] lali:hover:decoration-2 lali:active:opacity-80',
      standalone:
        'lali:group/link lali:inline-flex lali:min-h-11 lali:items-center lali:gap-2 lali:rounded-[6px] lali:font-semibold lali:decoration-1 lali:underline-offset-[0.3em] lali:hover:underline lali:active:opacity-80',
      row: 'lali:group/link lali:flex lali:min-h-12 lali:w-full lali:items-center lali:justify-between lali:gap-4 lali:border-t lali:border-[color-mix(in_oklab,currentColor_28%,transparent)] lali:py-3 lali:text-start lali:font-semibold lali:hover:border-current lali:active:opacity-80',
    },
    tone: {
      accent: 'lali:text-accent-text',
      current: 'lali:text-current',
    },
  },
});

type Arrow = 'forward' | 'back' | 'out' | 'none';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads; also in a new tab and without scripts. */
  href: string;
  /**
   * `inline` is part of running text, `standalone` is by itself, `row` is one line of a list of links: as wide as its
   * container, at least 48 px high, with a rule above. Default `inline`.
   */
  variant?: 'inline' | 'standalone' | 'row';
  /** `accent` is the colour of the path; `current` that of the surrounding text, for rows and coloured surfaces. */
  tone?: 'accent' | 'current';
  /** Default `forward` for `standalone` and `row`; inline links have none. `back` stands before the text. */
  arrow?: Arrow;
}

/** A link in running text, by itself, or as a row; drawn by the component that LinkProvider was given. */
export function Link({ variant = 'inline', tone, arrow, className, children, ...props }: LinkProps) {
  const Anchor = useLinkComponent();
  const shownTone = tone ?? (variant === 'row' ? 'current' : 'accent');
  const shownArrow = variant === 'inline' ? 'none' : (arrow ?? 'forward');
  const points = shownArrow === 'forward' || shownArrow === 'out';
  // After the last word of a text that may take two lines.
  const ends = variant === 'standalone' && points;
  return (
    <Anchor
      data-variant={variant}
      data-tone={shownTone}
      className={cx(linkVariants({ variant, tone: shownTone }), className)}
      {...props}
    >
      {shownArrow === 'back' && <LinkArrow arrow="back" />}
      {shownArrow === 'none' ? (
        children
      ) : (
        <span className={cx('lali:min-w-0 lali:wrap-anywhere', ends && 'lali:pe-7')}>
          {children}
          {ends && (
            // As wide as nothing, so that it never begins a line.
            <span className="lali:ms-2 lali:-me-7 lali:inline-flex lali:align-middle">
              <LinkArrow arrow={shownArrow} />
            </span>
          )}
        </span>
      )}
      {variant === 'row' && points && <LinkArrow arrow={shownArrow} flush />}
    </Anchor>
  );
}

interface LinkArrowProps {
  arrow: Exclude<Arrow, 'none'>;
  /** The tip ends where the rule ends: the box is cut to the drawing. */
  flush?: boolean;
}

function LinkArrow({ arrow, flush = false }: LinkArrowProps) {
  if (arrow === 'out') return <ArrowOutIcon className="lali:shrink-0 lali:rtl:-scale-x-100" />;
  return (
    <span
      className={cx(
        'lali:flex lali:shrink-0',
        arrow === 'back' ? 'lali:-scale-x-100 lali:rtl:scale-x-100' : 'lali:rtl:-scale-x-100',
      )}
    >
      <ArrowIcon
        className="lali:transition-transform lali:duration-quick lali:group-data-[variant=standalone]/link:group-hover/link:translate-x-0.5 lali:motion-reduce:transition-none"
        {...(flush && { width: '1.0625rem', viewBox: '0 0 20.4 24' })}
      />
    </span>
  );
}
