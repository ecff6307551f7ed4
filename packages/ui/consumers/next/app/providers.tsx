'use client';

import { type LinkComponentProps, LinkProvider } from '@laliaflia/ui/link';
import Link from 'next/link';
import type { ReactNode } from 'react';

const RouterLink = ({ href = '', ...props }: LinkComponentProps) => <Link href={href} {...props} />;

/** A function cannot be handed from a server component, so it is handed over here. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
);
