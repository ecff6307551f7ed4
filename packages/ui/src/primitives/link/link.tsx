'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ArrowIcon, ArrowOutIcon } from '../icons/index.ts';
import { useLinkComponent } from './link-provider.tsx';

const linkVariants = cva('focus-ring transition-colors duration-quick', {
  variants: {
    variant: {
      inline:
        'rounded-[4px] underline decoration-1 underline-offset-[0.2em] hover:decoration-2 active:opacity-80',
      standalone:
        'group/link inline-flex min-h-11 items-center gap-2 rounded-[6px] font-semibold decoration-1 underline-offset-[0.3em] hover:underline active:opacity-80',
      row: 'group/link flex min-h-12 w-full items-center justify-between gap-4 border-t border-[color-mix(in_oklab,currentColor_28%,transparent)] py-3 text-start font-semibold hover:border-current active:opacity-80',
    },
    tone: {
      accent: 'text-accent-text',
      current: 'text-current',
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
  return (
    <Anchor
      data-variant={variant}
      data-tone={shownTone}
      className={cx(linkVariants({ variant, tone: shownTone }), className)}
      {...props}
    >
      {shownArrow === 'back' && <LinkArrow arrow="back" />}
      {shownArrow === 'none' ? children : <span className="min-w-0 wrap-anywhere">{children}</span>}
      {(shownArrow === 'forward' || shownArrow === 'out') && (
        <LinkArrow arrow={shownArrow} flush={variant === 'row'} />
      )}
    </Anchor>
  );
}

interface LinkArrowProps {
  arrow: Exclude<Arrow, 'none'>;
  /** The tip ends where the rule ends: the box is cut to the drawing. */
  flush?: boolean;
}

function LinkArrow({ arrow, flush = false }: LinkArrowProps) {
  if (arrow === 'out') return <ArrowOutIcon className="shrink-0 rtl:-scale-x-100" />;
  return (
    <span
      className={cx('flex shrink-0', arrow === 'back' ? '-scale-x-100 rtl:scale-x-100' : 'rtl:-scale-x-100')}
    >
      <ArrowIcon
        className="transition-transform duration-quick group-data-[variant=standalone]/link:group-hover/link:translate-x-0.5 motion-reduce:transition-none"
        {...(flush && { width: '1.0625rem', viewBox: '0 0 20.4 24' })}
      />
    </span>
  );
}
