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
          className="grid gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-12 md:items-baseline"
        >
          <div
            className={`flex gap-3 md:col-span-5 ${typeof write === 'string' ? 'type-subheading' : 'type-body'}`}
          >
            <CheckIcon aria-hidden="true" className="mt-0.5 shrink-0 text-leaf-text" />
            <div className="min-w-0">
              <span className="sr-only">Do: </span>
              {write}
            </div>
          </div>
          <div className="type-body flex gap-3 text-muted md:col-span-4">
            <CloseIcon aria-hidden="true" className="shrink-0 text-error" />
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
