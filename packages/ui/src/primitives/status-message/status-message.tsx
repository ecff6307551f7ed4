'use client';

import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { isEmpty } from '../../internal/is-empty.ts';
import { SignCell } from '../icons/index.ts';

/* The root is always there, so that what appears in it later is announced; without content it takes no room. */
const statusMessageVariants = cva('lali:group/status');

const statusBoxVariants = cva(
  'lali:grid lali:grid-cols-[auto_minmax(0,1fr)] lali:gap-x-[12px] lali:rounded-control lali:border lali:bg-surface lali:px-[16px] lali:py-4 lali:text-text lali:wrap-anywhere',
  {
    variants: {
      tone: {
        success: 'lali:border-secondary-text',
        error: 'lali:border-danger-text',
        info: 'lali:border-control',
      },
    },
  },
);

export interface StatusMessageProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** `error` interrupts, the others wait for a pause. Default `info`. */
  tone?: 'success' | 'error' | 'info';
  /** First line, in strong type. */
  title?: ReactNode;
  /** Nothing to say: leave title and children empty, and leave the component where it is. */
  children?: ReactNode;
}

/**
 * Says what has happened. Render it before there is anything to say: only a change inside a region that is already on
 * the page is announced reliably.
 */
export function StatusMessage({ tone = 'info', title, className, children, ...props }: StatusMessageProps) {
  const empty = isEmpty(title) && isEmpty(children);
  const box = empty ? null : (
    <div className={statusBoxVariants({ tone })}>
      <SignCell tone={tone} />
      <div className="lali:min-w-0 lali:self-center">
        {!isEmpty(title) && (
          <p className="lali:font-semibold lali:text-[1.0625rem] lali:leading-6">{title}</p>
        )}
        {!isEmpty(children) && (
          <div className="lali:type-body lali:leading-6 lali:not-first:pt-1 lali:not-first:text-text-soft">
            {children}
          </div>
        )}
      </div>
    </div>
  );
  // Two regions, because a region that changes its role while its content changes is announced by neither.
  return (
    <div
      data-tone={tone}
      data-empty={empty ? '' : undefined}
      className={cx(statusMessageVariants(), className)}
      {...props}
    >
      <div role="status">{tone === 'error' ? null : box}</div>
      <div role="alert">{tone === 'error' ? box : null}</div>
    </div>
  );
}
