export { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
export type { NavBranch, NavEntry, NavGroup, NavLink, SiteHeaderLabels } from './site-header.types.ts';
