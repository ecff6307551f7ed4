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
    <ul role="list" aria-label={label} className="lali:grid">
      {pairs.map(({ write, not, because }) => (
        <li
          key={because}
          className={cx(
            'lali:grid lali:gap-x-8 lali:gap-y-4 lali:border-t lali:border-line lali:py-6 lali:md:grid-cols-12',
            typeof write === 'string' ? 'lali:md:items-baseline' : 'lali:md:items-center',
          )}
        >
          <div
            className={`lali:flex lali:gap-3 lali:md:col-span-5 ${typeof write === 'string' ? 'lali:type-subheading' : 'lali:type-body'}`}
          >
            <Mark beside={write}>
              <CheckIcon className="lali:text-secondary-text" />
            </Mark>
            <div className="lali:min-w-0">
              <span className="lali:sr-only">Do: </span>
              {write}
            </div>
          </div>
          <div className="lali:type-body lali:flex lali:gap-3 lali:text-text-soft lali:md:col-span-4">
            <Mark beside={not}>
              <CloseIcon className="lali:text-danger-text" />
            </Mark>
            <div className="lali:min-w-0">
              <span className="lali:sr-only">Do not: </span>
              {not}
            </div>
          </div>
          <p className="lali:type-small lali:text-text-soft lali:md:col-span-3">{because}</p>
        </li>
      ))}
    </ul>
  );
}

/** In the middle of the first line of a text, or of the first control. */
function Mark({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'lali:flex lali:shrink-0 lali:items-center',
        typeof beside === 'string' ? 'lali:h-[1lh]' : 'lali:h-control',
      )}
    >
      {children}
    </span>
  );
}
