export type { SiteHeaderLabels } from '../../messages/labels.ts';
export { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
export type { NavBranch, NavEntry, NavGroup, NavLink } from './site-header.types.ts';
