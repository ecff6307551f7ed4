import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { BuiltPage, BuiltSite } from '../built-site.ts';
import { nameOf } from '../names.ts';
import type { Clause, Place, Proof } from './clause.ts';

/** The clauses that the built pages do not prove, one per line. `notPassed` checks the tests. */
export function unproved(clauses: readonly Clause[], site: BuiltSite): string[] {
  return clauses.flatMap(({ id, words, proofs }) =>
    proofs.flatMap((proof) => {
      const wrong = fault(proof, site);
      return wrong === undefined ? [] : [`${id} (${words}): ${wrong}`];
    }),
  );
}

function fault(proof: Proof, site: BuiltSite): string | undefined {
  if (proof.kind === 'check' || proof.kind === 'test') return undefined;
  const places = placesOf(proof.place, site);
  if (typeof places === 'string') return places;
  for (const { page, scope } of places) {
    const wrong = faultIn(proof, page.$, scope);
    if (wrong !== undefined) return `${page.file} ${wrong}`;
  }
  return undefined;
}

function placesOf(
  place: Place,
  { pages, resolve }: BuiltSite,
): string | { page: BuiltPage; scope: Cheerio<Element> }[] {
  if ('part' in place) {
    const selector = {
      header: '#root header:first',
      footer: '#root footer:last',
      head: 'head',
      body: 'body',
    }[place.part];
    return pages
      .filter(({ address }) => !place.except.includes(address.split('?')[0] ?? ''))
      .map((page) => ({ page, scope: page.$<Element, string>(selector) }));
  }
  // The page for unknown addresses has no address of its own.
  const destination = resolve(place.address);
  const page =
    destination.kind === 'page' ? destination.page : pages.find(({ address }) => address === place.address);
  return page === undefined ? `there is no page ${place.address}` : [{ page, scope: page.$('main') }];
}

function faultIn(
  proof: Extract<Proof, { place: Place }>,
  $: CheerioAPI,
  scope: Cheerio<Element>,
): string | undefined {
  switch (proof.kind) {
    case 'shows':
      return wordsOf(scope).some((words) => words.includes(proof.text))
        ? undefined
        : `does not show "${proof.text}"`;
    case 'links': {
      const names = scope
        .find(`a[href="${proof.href}"]`)
        .toArray()
        .map((link) => nameOf($, link));
      if (names.some((name) => name.includes(proof.name))) return undefined;
      return names.length === 0
        ? `has no link to ${proof.href}`
        : `calls its links to ${proof.href} ${names.map((name) => `"${name}"`).join(', ')}, none of them "${proof.name}"`;
    }
    case 'has': {
      const { length } = scope.find(proof.selector);
      return length === proof.count ? undefined : `has ${length} ${proof.selector}, not ${proof.count}`;
    }
  }
}

const unseen = new Set(['script', 'style', 'template', 'svg']);

/**
 * The text of an element, with and without a space between its parts: a line break may stand for a space or for
 * nothing.
 */
function wordsOf(scope: Cheerio<Element>): string[] {
  return [' ', ''].map((between) =>
    scope
      .toArray()
      .map((element) => gather(element, between))
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}

function gather(node: AnyNode, between: string): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag' || unseen.has(node.name)) return '';
  return node.children.map((child) => gather(child, between)).join(between);
}
