interface Place {
  pathname: string;
  search: string;
}

/** A new path or a new `type` is a new page; everything else in the address is the state of a view. */
export function routeKey({ pathname, search }: Place): string {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return `${path}?${new URLSearchParams(search).getAll('type').at(-1) ?? ''}`;
}

interface Variants {
  path: string;
  variants?: readonly string[];
  bareFirst?: boolean;
}

/** Path and query that the canonical link of a page names. */
export function canonicalOf({ path, variants, bareFirst }: Variants, variant: string | undefined): string {
  const isBare = variant === undefined || (bareFirst === true && variant === variants?.[0]);
  return isBare ? path : `${path}?type=${variant}`;
}

/** `/blog/:slug` and `second-prototype` to `/blog/second-prototype`. */
export function addressOf(path: string, name: string): string {
  return path.replace(/:\w+/, encodeURIComponent(name));
}

/** The social image of a page, which the build draws. */
export function socialImageOf(canonical: string): string {
  return `/social${canonical === '/' ? '/index' : canonical.replace('?type=', '/')}.png`;
}
