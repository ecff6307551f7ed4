import type { ReactNode } from 'react';

/** A button as it looks on a screen of the example; nothing can be pressed. */
export function Action({ children, className }: { children: ReactNode; className: string }) {
  return (
    <span
      className={`lali:block lali:rounded-full lali:py-3 lali:text-center lali:font-semibold lali:surface-accent lali:forced-colors:border ${className}`}
    >
      {children}
    </span>
  );
}

/** One of a few answers. */
export function Answer({ children, chosen }: { children: ReactNode; chosen: boolean }) {
  return (
    <span
      className={`lali:type-small lali:rounded-full lali:border lali:px-3 lali:py-1 ${
        chosen ? 'lali:border-transparent lali:surface-accent' : 'lali:border-control'
      }`}
    >
      {children}
    </span>
  );
}
