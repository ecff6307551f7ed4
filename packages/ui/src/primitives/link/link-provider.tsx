'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkComponentProps = ComponentProps<'a'>;

/** What draws an anchor: `'a'`, or a router's link that takes the props of one. */
export type LinkComponent = 'a' | ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Draws every anchor of the library below this point. Must pass `ref`, `href` and all other props to an `<a>`. */
  component: LinkComponent;
  /** All links in here are drawn by `component`. */
  children?: ReactNode;
}

/** The library knows no router: an application injects its link here, once. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** For components of the library that draw an anchor of their own. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
