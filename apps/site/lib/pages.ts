import { type ComponentType, use } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageHead } from '../content/schema/basics.ts';

/** What a file in pages/ exports: the composition, and what it says of itself (for each variant, if it has some). */
export interface PageModule {
  default: ComponentType;
  head?: PageHead | ((type: string) => PageHead);
}

export interface RouteDefinition {
  path: string;
  /** Name of the file in pages/, without extension. */
  page: string;
  variants?: readonly [string, ...string[]];
  /** The first variant is the page itself, so that its canonical link is the bare path. */
  bareFirst?: boolean;
  accent?: 'design' | 'methods';
  /** Not for the sitemap. */
  unlisted?: boolean;
}

export interface PageRoute extends RouteDefinition {
  /** Source file, which the build looks up in its manifest. */
  source: string;
  load: () => Promise<PageModule>;
  /** The module, once it has been loaded. */
  loaded: () => PageModule | undefined;
}

type Loaders = Record<string, () => Promise<unknown>>;

export function definePages(loaders: Loaders) {
  const route = (definition: RouteDefinition): PageRoute => {
    const source = `./pages/${definition.page}.tsx`;
    const load = loaders[source] as (() => Promise<PageModule>) | undefined;
    if (load === undefined) {
      throw new Error(
        `The route ${definition.path} names the page "${definition.page}", and there is no file ${source}: correct the name in routes.tsx, or add the file.`,
      );
    }
    return { ...definition, source: source.slice(2), ...remember(load) };
  };
  return { route, table: (definitions: readonly RouteDefinition[]) => definitions.map(route) };
}

/** A failed load is forgotten, so that the next attempt asks the network again. */
function remember(load: () => Promise<PageModule>): Pick<PageRoute, 'load' | 'loaded'> {
  let pending: Promise<PageModule> | undefined;
  let module: PageModule | undefined;
  return {
    loaded: () => module,
    load: () => {
      pending ??= load().then(
        (arrived) => {
          module = arrived;
          return arrived;
        },
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** The module at once when it is there, which is always so at hydration; otherwise the transition waits for it. */
export function usePage(route: PageRoute): PageModule {
  return route.loaded() ?? use(route.load());
}

export function findRoute(routes: readonly PageRoute[], pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath({ path, end: true }, pathname) !== null);
}

/** The last one counts when `type` is repeated, as on the host. */
export function variantOf({ variants }: PageRoute, search: string): string | undefined {
  const wanted = new URLSearchParams(search).getAll('type').at(-1);
  return variants && (variants.find((variant) => variant === wanted) ?? variants[0]);
}
