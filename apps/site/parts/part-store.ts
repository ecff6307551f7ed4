/*
 * Static parts are in the HTML of their page and in no script. The first page has brought its own; those of another page
 * come with its HTML, which is fetched beside its chunk.
 */

import { documentOf } from '../browser/trusted-markup.ts';

const parts = new Map<string, Element>();
const fetched = new Map<string, Promise<void>>();

export function partOf(id: string): Element | undefined {
  return parts.get(id);
}

/** A part that is known already is the same one. */
export function keepParts(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-static]')) {
    const id = element.dataset.static ?? '';
    if (!parts.has(id)) parts.set(id, element);
  }
}

/** @throws Where they cannot be fetched, or another build has written them; the next call asks again. */
export async function bringParts(ids: readonly string[], pathname: string): Promise<void> {
  const areThere = () => ids.every((id) => parts.has(id));
  if (areThere()) return;
  await fetchParts(pathname);
  if (!areThere()) throw new Error(`The page ${pathname} lacks static parts.`);
}

/** Fetches all parts of a page, once. */
export function fetchParts(pathname: string): Promise<void> {
  const known = fetched.get(pathname);
  if (known !== undefined) return known;
  const attempt = readPage(pathname).then(
    (page) => {
      if (buildOf(page) !== buildOf(document)) throw new Error(`The page ${pathname} is of another build.`);
      keepParts(page);
    },
    (error: unknown) => {
      fetched.delete(pathname);
      throw error;
    },
  );
  fetched.set(pathname, attempt);
  return attempt;
}

/** The name of the application's script changes with every page's. */
function buildOf(page: Document): string | undefined {
  return page.getElementById('root')?.dataset.chunks?.split(' ', 1)[0];
}

/** A page that says 404 is the one for unknown addresses, and has parts as well. */
async function readPage(address: string): Promise<Document> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (answer.status >= 500) throw new Error(`The page ${address} answered with status ${answer.status}.`);
  return documentOf(await answer.text());
}
