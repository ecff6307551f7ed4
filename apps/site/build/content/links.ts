import type { RouteDefinition } from '../../routing/pages.ts';
import { type Finding, groups } from './findings.ts';
import type { Content } from './load.ts';
import { walk } from './walk.ts';

export interface Addresses {
  routes: readonly RouteDefinition[];
  redirects: Readonly<Record<string, string>>;
  /** Addresses of the files in public/: '/icon.svg'. */
  files: readonly string[];
  /** The source of every page and part of the frame, for links and anchors in the markup. */
  sources: Readonly<Record<string, string>>;
}

interface Link {
  where: string;
  href: string;
  /** Name of the page, for a link that is in one page only: `#anchor` is searched there. */
  page?: string;
}

/** Checks every link of the content against the route table, the anchors of the pages, the redirects and the files. */
export function links(content: Content, addresses: Addresses): Finding[] {
  const broken = new Map<string, { because: string; places: string[] }>();
  for (const { where, href, page } of [
    ...dataLinks(content),
    ...textLinks(content),
    ...markupLinks(addresses),
  ]) {
    const because = fault(href, page, content, addresses);
    if (because === undefined) continue;
    const entry = broken.get(href) ?? { because, places: [] };
    entry.places.push(where);
    broken.set(href, entry);
  }
  return [...broken].map(
    ([
      href,
      {
        because,
        places: [first = '', ...others],
      },
    ]) => ({
      kind: 'links',
      level: 'error',
      where: others.length === 0 ? first : `${first} and ${others.length} more`,
      text: `${href}: ${because}`,
    }),
  );
}

function dataLinks(content: Content): Link[] {
  return [...groups(content)].flatMap(({ file, field, group }): Link[] => {
    if (typeof group.href !== 'string') return [];
    const page = /^content\/pages\/([\w-]+)\.ts$/.exec(file)?.[1];
    const link = { where: `${file}, ${field === '' ? 'href' : `${field}.href`}`, href: group.href };
    return [page === undefined ? link : { ...link, page }];
  });
}

function textLinks({ library }: Content): Link[] {
  return library.texts.flatMap(({ file, text }) =>
    text.links
      .filter((href) => !href.startsWith('#') || !text.contents.some(({ id }) => `#${id}` === href))
      .map((href) => ({ where: file, href })),
  );
}

function markupLinks({ sources }: Addresses): Link[] {
  return Object.entries(sources)
    .filter(([file]) => file.endsWith('.tsx'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:href|to)\s*[=:]\s*["'](\/[^"']*)["']/g)].map(([, href = '']) => ({
        where: file,
        href,
      })),
    );
}

/** Why a link is broken; undefined if it works. */
function fault(
  href: string,
  page: string | undefined,
  content: Content,
  addresses: Addresses,
): string | undefined {
  if (href.startsWith('#')) {
    return hasAnchor(page, href.slice(1), content, addresses) ? undefined : 'the page has no such anchor';
  }
  if (!href.startsWith('/')) return undefined;
  const { pathname, searchParams, hash } = new URL(href, 'http://site');
  const target = addresses.redirects[pathname] ?? pathname;
  if (/\.\w+$/.test(target)) {
    return addresses.files.includes(target) || isMadeByBuild(target, content)
      ? undefined
      : 'there is no such file in public/, and content/downloads.ts names none that the build makes';
  }
  const route = addresses.routes.find(({ path }) => fits(path, target));
  if (route === undefined) {
    return target === pathname
      ? 'no route has this path'
      : `redirects to ${target}, and no route has that path`;
  }
  const type = searchParams.get('type');
  if (type !== null && !route.variants?.includes(type)) {
    return `the page has no variant "${type}"${route.variants ? `, only ${route.variants.join(', ')}` : ''}`;
  }
  const slug = /^\/blog\/([^/]+)$/.exec(target)?.[1];
  if (
    slug !== undefined &&
    route.path.includes(':') &&
    content.library.articleIndex.article(slug) === undefined
  ) {
    return 'no article of this name is published';
  }
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === '' || hasAnchor(route.page, anchor, content, addresses)
    ? undefined
    : `${target} has no anchor "${anchor}"`;
}

function fits(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(.)\/$/, '$1').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}

/** Anchors are the ids in a page's content and markup, and those of the records that pages show. */
function hasAnchor(page: string | undefined, id: string, content: Content, { sources }: Addresses): boolean {
  const within = (value: unknown) => [...walk(value)].some((each) => each.key === 'id' && each.value === id);
  if (page !== undefined) {
    if (within(content.pages[page])) return true;
    if (markupOf(page, sources).some((text) => text.includes(`id="${id}"`))) return true;
  }
  return within(content.modules);
}

/** The page's own anchors, and those of the features that it shows. */
function markupOf(page: string, sources: Addresses['sources']): string[] {
  const own = sources[`pages/${page}.tsx`] ?? '';
  const parts = [...own.matchAll(/from '\.\.\/(features\/[\w/-]+\.tsx)'/g)].map(
    ([, file = '']) => sources[file] ?? '',
  );
  return [own, ...parts];
}

function isMadeByBuild(target: string, { modules }: Content): boolean {
  const downloads = Object.values((modules['downloads.ts']?.downloads ?? {}) as object);
  return downloads.some(
    (each: { href?: string; madeByBuild?: true }) => each.href === target && each.madeByBuild,
  );
}
