import { parseFragment } from 'parse5';
import { addressOf } from '../../routing/addresses.ts';
import { type ServerEntry, serverEntry } from '../render/render-pages.ts';
import type { Judged } from './plugin.ts';

/** Nothing that is static says anything of an installation. */
const anyInstallation = { api: 'http://api.invalid', key: '', site: 'http://site.invalid' };

/**
 * What need not be in the browser's bundle: static parts, which are elements that do nothing in a browser, are one element
 * there, and are in the HTML of their page; and what makes data that is the same everywhere.
 */
export async function judge(entry: string, articles: string): Promise<Judged> {
  const server = await serverEntry({ entry, articles });
  const alone = await server.staticMarkup();
  const shown = await shownParts(server);
  const parts = new Map([...alone].filter(([id, html]) => shown.has(id) && isOneElement(id, html)));
  const within = new Set([...parts].flatMap(([id, html]) => idsIn(html).filter((other) => other !== id)));
  return {
    parts: [...parts.keys()].filter((id) => !within.has(id)),
    data: await server.dataOfPages(),
    figures: server.shownFigures(),
  };
}

/** The ids that stand in the pages, where everything that may be a part is marked. */
async function shownParts({ routes, notFound, render }: ServerEntry): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const route of [...routes, notFound]) {
    const { subjects } = (await route.load(route.path)).module;
    const [name] = (await subjects?.names()) ?? [];
    const address = name === undefined ? route.path : addressOf(route.path, name);
    for (const id of idsIn(await render(address, anyInstallation))) shown.add(id);
  }
  return shown;
}

export function idsIn(html: string): string[] {
  return [...html.matchAll(/ data-static="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The mark is on the one element that it begins and ends with. */
export function isOneElement(id: string, html: string): boolean {
  const { childNodes: nodes } = parseFragment(html);
  const [first] = nodes;
  if (first === undefined || nodes.length !== 1 || !('attrs' in first)) return false;
  return first.attrs.some(({ name, value }) => name === 'data-static' && value === id);
}
