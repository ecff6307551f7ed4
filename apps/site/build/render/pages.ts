import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '../../content/schema/texts.ts';
import { addressOf } from '../../routing/addresses.ts';
import type { PageRoute, RouteDefinition } from '../../routing/pages.ts';

/** A page to publish: a route, or one subject of a route with a parameter. */
export interface PublishedPage extends RouteDefinition {
  /** Pages with the same pattern share their styles, because a host's headers can tell addresses apart but no query. */
  pattern: string;
  /** Source files that hydration needs. */
  sources: readonly string[];
  /** Only for a route with a parameter, and not for each: the address of the subject's data. */
  data?: string;
}

/** The part of a route that can be sent to a worker. */
export function definitionOf({
  load,
  loadCode,
  hasCode,
  loaded,
  source,
  ...definition
}: PageRoute): RouteDefinition {
  return definition;
}

export async function pagesOf(route: PageRoute): Promise<PublishedPage[]> {
  const { load, source } = route;
  const definition = definitionOf(route);
  if (!hasParameter(route)) return [{ ...definition, pattern: route.path, sources: [source] }];
  const { module } = await load(route.path);
  if (module.subjects === undefined) {
    throw new Error(
      `The route ${route.path} has a parameter, and its page "${route.page}" exports no subjects: say in ${source} which values have a page, or take the parameter out of routes.ts.`,
    );
  }
  const { names, data } = module.subjects;
  return (await names()).map((name) => ({
    ...definition,
    path: addressOf(route.path, name),
    pattern: route.path,
    sources: [source],
    ...(data === undefined ? {} : { data: data(name) }),
  }));
}

/** Paths with a parameter whose unknown addresses are sent on to the page for them. */
export function patternsOf(routes: readonly PageRoute[]): string[] {
  return routes.filter((route) => hasParameter(route) && route.unknownMoves).map(({ path }) => path);
}

function hasParameter({ path }: PageRoute): boolean {
  return path.includes('/:');
}

/** As build/bundle.ts writes them. */
export function readArticles(file: string): Record<string, Article> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function writeBelow(folder: string, file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
