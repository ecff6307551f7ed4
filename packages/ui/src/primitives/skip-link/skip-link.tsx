'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { scrollIntoSight } from '../../internal/layout.ts';
import { skipLink } from '../../messages/en.ts';

const skipLinkVariants = cva(
  'lali:sr-only lali:m-0 lali:bg-highlight lali:font-semibold lali:text-on-highlight lali:focus-ring lali:focus:not-sr-only lali:focus:fixed lali:focus:start-4 lali:focus:top-4 lali:focus:z-70 lali:focus:flex lali:focus:min-h-control lali:focus:max-w-[calc(100%-2rem)] lali:focus:items-center lali:focus:rounded-control lali:focus:px-6 lali:focus:py-3 lali:focus:wrap-anywhere',
);

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where the content begins, as `#id`. The target needs `tabIndex={-1}` to take the focus. Default `#main`. */
  href?: `#${string}`;
}

/** The first thing in the document. Seen only while it has the focus. */
export function SkipLink({ href = '#main', className, onClick, children, ...props }: SkipLinkProps) {
  const words = useWords('skipLink', skipLink);
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
        scrollIntoSight(target, 'start');
      }}
      {...props}
    >
      {children ?? words.skip}
    </a>
  );
}
