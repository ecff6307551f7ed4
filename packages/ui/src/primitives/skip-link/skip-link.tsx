'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { skipLinkVariants } from './skip-link.variants.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where the content begins, as `#id`. The target needs `tabIndex={-1}` to take the focus. Default `#main`. */
  href?: `#${string}`;
}

/** The first thing in the document. Seen only while it has the focus. */
export function SkipLink({
  href = '#main',
  className,
  onClick,
  children = 'Skip to content',
  ...props
}: SkipLinkProps) {
  return (
    <a
      href={href}
      className={cx(skipLinkVariants(), className)}
      onClick={(event) => {
        onClick?.(event);
        const target = document.getElementById(href.slice(1));
        if (event.defaultPrevented || !target) return;
        // The browser's own jump would add a history entry, which a router takes for a change of page.
        event.preventDefault();
        target.focus({ preventScroll: true });
        target.scrollIntoView({ block: 'start' });
      }}
      {...props}
    >
      {children}
    </a>
  );
}
