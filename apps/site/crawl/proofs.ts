import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import type { Clause, Place, Proof } from './clauses.ts';
import { checks } from './crawl.ts';
import { nameOf } from './names.ts';

/** The text of a file of the repository; undefined when there is none. */
export type ReadSource = (file: string) => string | undefined;

/** What is wrong with a table of clauses, a line each. None: every clause is proved, or put off with a reason. */
export function unproved(clauses: readonly Clause[], site: BuiltSite, read: ReadSource): string[] {
  const seen = new Set<string>();
  return clauses.flatMap(({ id, words, proofs, unreadable }) => {
    const complain = (what: string) => `${id} (${words}): ${what}`;
    const found = unreadable.map((part) => complain(`"${part}" is no proof that can be read`));
    if (!/^\d(\.[a-z0-9-]+)+$/.test(id)) found.push(complain('the id is not like 2.home.1'));
    if (seen.has(id)) found.push(complain('the id stands twice'));
    seen.add(id);
    if (proofs.length + unreadable.length === 0) found.push(complain('no proof'));
    const isLater = proofs.some(({ kind }) => kind === 'later');
    if (isLater && proofs.length > 1) found.push(complain('proved and put off at once'));
    return [...found, ...proofs.flatMap((proof) => fault(proof, site, read) ?? []).map(complain)];
  });
}

function fault(proof: Proof, site: BuiltSite, read: ReadSource): string | undefined {
  if (proof.kind === 'later') return undefined;
  if (proof.kind === 'check') {
    return checks.some(({ name }) => name.includes(proof.name))
      ? undefined
      : `the crawl has no check "${proof.name}"`;
  }
  if (proof.kind === 'test') return missingTest(proof.file, proof.name, read);
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
    return pages.map((page) => ({ page, scope: page.$<Element, string>(selector) }));
  }
  // The page for unknown addresses answers at none.
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

/** The text of an element, read with and without a space between its parts: a line break stands for one or for none. */
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

/** A test that is gone proves nothing. Whether it passes is for the run that it belongs to. */
function missingTest(file: string, name: string, read: ReadSource): string | undefined {
  const source = read(file);
  if (source === undefined) return `there is no file ${file}`;
  const isStory = file.endsWith('.stories.tsx');
  const names = isStory
    ? [...source.matchAll(/export const (\w+)/g)].map(([, each = '']) => each)
    : [
        ...source.matchAll(
          /\b(?:test|it|visit)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
        ),
      ].map(([, , each = '']) => each);
  return names.some((each) => each.includes(name))
    ? undefined
    : `${file} has no ${isStory ? 'story' : 'test'} "${name}"`;
}
