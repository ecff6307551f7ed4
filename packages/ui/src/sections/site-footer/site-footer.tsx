'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { LivingFigure } from '../../media/living-figure/index.ts';
import type { FooterContent } from './footer-parts.tsx';
import { LongFooter } from './long-footer.tsx';
import { ShortFooter } from './short-footer.tsx';

interface FooterRoot extends FooterContent, Omit<ComponentProps<'footer'>, 'children'> {}

interface FooterWithFigure extends FooterRoot {
  /**
   * `short` has no figure and sets the claim in one line: for a page that has already asked for the next step. Default
   * `default`.
   */
  size?: 'default';
  /** Beside the claim, mirrored, and cut by the edge of the window. Default: a root that grows into a map of pages. */
  figure?: ReactNode;
}

interface FooterInShort extends FooterRoot {
  size: 'short';
  figure?: never;
}

export type SiteFooterProps = FooterWithFigure | FooterInShort;

/** The end of every page, on the inverse surface in both themes: the claim, a newsletter, ways to reach us, a map of the site. */
export function SiteFooter({
  brand,
  claim,
  contact,
  columns,
  newsletter,
  copyright,
  legal,
  legalLabel,
  themeSwitch,
  size = 'default',
  figure = <LivingFigure rule="branching" tone="inverse" />,
  className,
  ...rest
}: SiteFooterProps) {
  const content = { brand, claim, contact, columns, newsletter, copyright, legal, legalLabel, themeSwitch };
  return (
    <footer
      data-theme="dark"
      data-size={size}
      className={cx(
        'lali:surface-inverse lali:@container lali:relative lali:isolate lali:overflow-clip lali:border-t lali:border-line',
        className,
      )}
      {...rest}
    >
      {size === 'short' ? <ShortFooter {...content} /> : <LongFooter {...content} figure={figure} />}
    </footer>
  );
}
