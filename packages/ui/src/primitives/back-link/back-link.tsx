'use client';

import { Link, type LinkProps } from '../link/index.ts';

export interface BackLinkProps extends Omit<LinkProps, 'variant' | 'arrow'> {
  /** Where it leads when nothing else does: an `onClick` may go back in the history instead and prevent it. */
  href: string;
}

/** Names the place it leads back to. */
export function BackLink(props: BackLinkProps) {
  return <Link {...props} variant="standalone" arrow="back" />;
}
