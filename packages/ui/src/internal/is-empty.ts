import { Children, type ReactNode } from 'react';

/** True for what React draws nothing for: undefined, null, false, an empty text, or a list of these. */
export function isEmpty(node: ReactNode): boolean {
  return Children.toArray(node).every((child) => child === '');
}
