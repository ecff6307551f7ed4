import { addressOf } from '../lib/addresses.ts';
import type { PageRoute, RouteDefinition } from '../lib/pages.ts';

/** A page to publish: a route, or one subject of a route with a parameter. */
export interface PublishedPage extends RouteDefinition {
  /** Source files that hydration will need. */
  sources: readonly string[];
  /** One subject of a route, of which there may be thousands. */
  oneOfMany?: true;
}

export async function pagesOf(route: PageRoute): Promise<PublishedPage[]> {
  const { load, loaded, source, ...definition } = route;
  if (!hasParameter(route)) return [{ ...definition, sources: [source] }];
  const { module } = await load(route.path);
  if (module.subjects === undefined) {
    throw new Error(
      `The route ${route.path} has a parameter, and its page "${route.page}" exports no subjects: say in ${source} which values have a page, or take the parameter out of routes.tsx.`,
    );
  }
  const { names, source: sourceOf } = module.subjects;
  return (await names()).map((name) => ({
    ...definition,
    path: addressOf(route.path, name),
    sources: [source, sourceOf(name)],
    oneOfMany: true,
  }));
}

/** Paths with a parameter: an address that fits one and has no file is unknown. */
export function patternsOf(routes: readonly PageRoute[]): string[] {
  return routes.filter(hasParameter).map(({ path }) => path);
}

function hasParameter({ path }: PageRoute): boolean {
  return path.includes('/:');
}
