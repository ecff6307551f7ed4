import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../primitives/icons/index.ts';

export interface Pair {
  write: ReactNode;
  not: ReactNode;
  /** Why, in a few words. */
  because: string;
}

/** What we do beside what we do not, and the reason under both. */
export function PairRows({ pairs, label }: { pairs: readonly Pair[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one.
    <ul role="list" aria-label={label} className="grid">
      {pairs.map(({ write, not, because }) => (
        <li
          key={because}
          className={cx(
            'grid gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-12',
            typeof write === 'string' ? 'md:items-baseline' : 'md:items-center',
          )}
        >
          <div
            className={`flex gap-3 md:col-span-5 ${typeof write === 'string' ? 'type-subheading' : 'type-body'}`}
          >
            <Mark beside={write}>
              <CheckIcon className="text-leaf-text" />
            </Mark>
            <div className="min-w-0">
              <span className="sr-only">Do: </span>
              {write}
            </div>
          </div>
          <div className="type-body flex gap-3 text-muted md:col-span-4">
            <Mark beside={not}>
              <CloseIcon className="text-error" />
            </Mark>
            <div className="min-w-0">
              <span className="sr-only">Do not: </span>
              {not}
            </div>
          </div>
          <p className="type-small text-muted md:col-span-3">{because}</p>
        </li>
      ))}
    </ul>
  );
}

/** In the middle of the first line of a text, or of the first control. */
function Mark({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <span className={cx('flex shrink-0 items-center', typeof beside === 'string' ? 'h-[1lh]' : 'h-control')}>
      {children}
    </span>
  );
}
