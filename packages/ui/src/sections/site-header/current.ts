import type { NavBranch, NavEntry, NavGroup, NavLink } from './site-header.types.ts';

/** Path and query of an address of this site, without a trailing slash; null for anchors and other origins. */
function parse(address: string): { path: string; query: URLSearchParams } | null {
  if (!address.startsWith('/') || address.startsWith('//') || address.includes('#')) return null;
  const [path = '/', query = ''] = address.split('?');
  return { path: path.replace(/\/+$/, '') || '/', query: new URLSearchParams(query) };
}

/**
 * Whether a link leads to the current page: the same path, and every parameter the link names. '/' is itself only; a
 * link to a place on a page is never the page.
 */
export function isCurrent(href: string, currentPath: string): boolean {
  const link = parse(href);
  const here = parse(currentPath.split('#')[0] ?? '');
  if (link === null || here === null || link.path !== here.path) return false;
  return [...link.query].every(([name, value]) => here.query.get(name) === value);
}

const anyOf = (addresses: readonly string[] | undefined, currentPath: string) =>
  (addresses ?? []).some((address) => isCurrent(address, currentPath));

export const isBranch = (entry: NavEntry): entry is NavBranch => entry.kind === 'branch';

export function linksOf(entry: NavEntry): NavLink[] {
  return isBranch(entry) ? [entry.overview, ...entry.links] : [entry];
}

export function isBranchActive(branch: NavBranch, currentPath: string): boolean {
  const own = linksOf(branch).some((link) => isCurrent(link.href, currentPath));
  return own || anyOf(branch.activeOn, currentPath);
}

/** A group is active on the pages it links to and on those it names besides; its feature is an advertisement. */
export function isGroupActive(group: NavGroup, currentPath: string): boolean {
  const entries = group.columns.flatMap((column) => column.items);
  return (
    anyOf(group.activeOn, currentPath) ||
    entries.some((entry) =>
      isBranch(entry) ? isBranchActive(entry, currentPath) : isCurrent(entry.href, currentPath),
    )
  );
}
