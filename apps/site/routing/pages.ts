import { type ComponentType, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageHead } from '../content/schema/basics.ts';
import { footerFigure } from '../parts/ids.ts';
import { inHtml } from '../parts/in-html.ts';
import { bringParts } from '../parts/part-store.ts';
import { addressOf } from './addresses.ts';
import { asleepAt } from './asleep.ts';

/**
 * What a file in pages/ exports: the component, the head (for each variant or subject, if it has some), and what the
 * page ends with.
 */
export interface PageModule {
  default: ComponentType<{ subject: unknown }>;
  head?: PageHead | ((type: string, subject: unknown) => PageHead);
  /**
   * The words of its last section, where that asks for the next step or ends what the visitor came to do, as in a text
   * to look things up in: then the footer below it is the short one. A page without them ends with the whole footer and
   * its figure.
   */
  closing?: unknown;
  /** Of a page with a parameter in its path. */
  subjects?: Subjects;
  /** Ids of what is not in this module, because it is static: the build leaves it out of the browser's one. */
  parts?: readonly string[];
  /** Those of the page of one subject, besides. */
  partsOf?: (subject: unknown) => readonly string[];
}

/** The data behind each value of a path's parameter. The page gets it as `subject`. */
export interface Subjects<T = unknown> {
  /** Every value that has a page: each is prerendered. The visitor's browser never asks. */
  names: () => Promise<readonly string[]>;
  /**
   * Address of one as JSON, which the build writes and hydration needs beside the page's own chunk. Left out where the
   * page's chunk holds them all, because they are few.
   */
  data?: (name: string) => string;
  /** Undefined for a value that has no page: it leads to the page for unknown addresses. */
  load: (name: string) => Promise<T | undefined>;
}

export interface LoadedPage {
  module: PageModule;
  /** Undefined also for a page without a parameter. */
  subject?: unknown;
}

export interface RouteDefinition {
  /** At most one parameter, `/blog/:slug`; its page exports `subjects`. */
  path: string;
  /**
   * Of a path with a parameter: a value that has no page is sent on to /404. Without it the page for unknown addresses
   * stands at the address itself, with its status.
   */
  unknownMoves?: true;
  /** Name of the file in pages/, without extension. */
  page: string;
  variants?: readonly [string, ...string[]];
  /** The first variant is the page itself, so that its canonical link is the bare path. */
  bareFirst?: boolean;
  accent?: 'design' | 'methods';
  /** Path of the page above this one; without it, the home page is. */
  parent?: string;
  /**
   * As delivered, the page needs its own code only when somebody acts in it: all that it says is in its HTML, and what
   * shows later by scripts alone answers an act (asleep.ts). Without it the page is hydrated with the frame.
   */
  sleeps?: true;
  /** Not for the sitemap. */
  unlisted?: boolean;
}

export interface PageRoute extends RouteDefinition {
  /** Source file, which the build looks up in its manifest. */
  source: string;
  /** What this address of the route needs: the module, and the subject of its parameter. */
  load: (pathname: string) => Promise<LoadedPage>;
  /** Only the code of its page. */
  loadCode: () => Promise<unknown>;
  hasCode: () => boolean;
  /** The same as `load`, once it has been loaded. */
  loaded: (pathname: string) => LoadedPage | undefined;
}

/** All pages of the site, passed to the functions that find one. */
export interface Pages {
  routes: readonly PageRoute[];
  /** Shown for every path that no route has. */
  notFound: PageRoute;
  /** Paths that lead to another one. */
  redirects: Readonly<Record<string, string>>;
}

type Loaders = Record<string, () => Promise<unknown>>;

/** @param loaders By file: './pages/home.tsx'. */
export function definePages(loaders: Loaders): (definition: RouteDefinition) => PageRoute {
  return (definition) => {
    const source = `./pages/${definition.page}.tsx`;
    const load = loaders[source] as (() => Promise<PageModule>) | undefined;
    if (load === undefined) {
      throw new Error(
        `The route ${definition.path} names the page "${definition.page}", and there is no file ${source}: correct the name in routes.ts, or add the file.`,
      );
    }
    return { ...definition, source: source.slice(2), ...remember(definition.path, load) };
  };
}

/** What its HTML has and its code has not, at an address. */
function partsAt({ module, subject }: LoadedPage, address: string): readonly string[] {
  const { parts = [], partsOf, closing } = module;
  return inHtml
    ? parts.concat(partsOf?.(subject) ?? [], closing === undefined ? footerFigure(address) : [])
    : parts;
}

/** A failed load is forgotten, so that the next attempt asks the network again. */
function remember(
  path: string,
  loadModule: () => Promise<PageModule>,
): Pick<PageRoute, 'load' | 'loadCode' | 'hasCode' | 'loaded'> {
  const pending = new Map<string, Promise<LoadedPage>>();
  const arrived = new Map<string, LoadedPage>();
  let hasCode = false;

  const loadCode = async () => {
    const module = await loadModule();
    hasCode = true;
    return module;
  };

  const fetchPage = async (name: string, pathname: string) => {
    const module = await loadCode();
    const page: LoadedPage = { module, subject: await module.subjects?.load(name) };
    // An unknown value shows the page for unknown addresses, which has parts of its own.
    if (!isUnknown(page)) await bringParts(partsAt(page, addressOf(path, name)), pathname);
    arrived.set(name, page);
    return page;
  };

  return {
    loadCode,
    hasCode: () => hasCode,
    loaded: (pathname) => arrived.get(parameterOf(path, pathname)),
    load: (pathname) => {
      const name = parameterOf(path, pathname);
      const known = pending.get(name);
      if (known !== undefined) return known;
      const attempt = fetchPage(name, pathname).catch((error: unknown) => {
        pending.delete(name);
        throw error;
      });
      pending.set(name, attempt);
      return attempt;
    },
  };
}

/**
 * The page at once when it is there, which is always so at hydration but for one that sleeps; otherwise the transition waits
 * for it.
 */
export function usePage(route: PageRoute, pathname: string): LoadedPage | undefined {
  if (asleepAt(route, pathname)) return undefined;
  return route.loaded(pathname) ?? use(route.load(pathname));
}

/** A value without a subject has no page. */
export function isUnknown({ module, subject }: LoadedPage): boolean {
  return module.subjects !== undefined && subject === undefined;
}

/** The page that an address shows, with its code at hand: the one for unknown addresses where its value has none. */
export async function loadAt(pages: Pages, pathname: string): Promise<void> {
  const page = await routeAt(pages, pathname).load(pathname);
  if (isUnknown(page)) await pages.notFound.load(pages.notFound.path);
}

/** The value of the path's parameter; empty if it has none. */
export function parameterOf(path: string, pathname: string): string {
  const [value = ''] = Object.values(matchPath({ path, end: true }, pathname)?.params ?? {});
  return value;
}

export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null);
}

/** The page of an address: there is always one. */
export function routeAt({ routes, notFound }: Pages, pathname: string): PageRoute {
  return findRoute(routes, pathname) ?? notFound;
}

/** Paths above a route, the highest first; the home page, which is above all of them, is left out. */
export function pathsAbove(routes: readonly RouteDefinition[], { parent }: RouteDefinition): string[] {
  if (parent === undefined) return [];
  const above = routes.find(({ path }) => path === parent);
  return [...(above ? pathsAbove(routes, above) : []), parent];
}

/** The last one counts when `type` is repeated, as on the host. */
export function variantOf({ variants }: PageRoute, search: string): string | undefined {
  const wanted = new URLSearchParams(search).getAll('type').at(-1);
  return variants && (variants.find((variant) => variant === wanted) ?? variants[0]);
}
