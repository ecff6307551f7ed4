import { type AnyNode, hasChildren, isTag, isText } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { prices } from '../content/prices.ts';
import { site } from '../content/site.ts';
import { trainingFormats } from '../content/training.ts';
import { webinar } from '../content/webinar.ts';
import { routes } from '../routes.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { type Fields, missingFields, nodesOf, shownTexts } from './structured-data-nodes.ts';

interface Described {
  /** Canonical. */
  url: string;
  /** The name of its file in pages/. */
  page: string;
  nodes: Fields[];
  /** What one can read on it. */
  text: string;
}

/** Declares the tests of what the built pages say to search engines. */
export function testStructuredData({ pages, origin }: BuiltSite): void {
  const all = describedIn(pages, origin);
  const byPage = (page: string) => all.filter((each) => each.page === page);
  const typesOn = (page: string) =>
    new Set(byPage(page).flatMap(({ nodes }) => nodes.map((node) => node['@type'])));

  describe('every page', () => {
    it('gives each thing the fields that its kind needs', () => {
      expect(all.length).toBeGreaterThan(35);
      expect(all.flatMap(({ url, nodes }) => nodes.flatMap((node) => missingFields(node, url)))).toEqual([]);
    });

    it('contains nothing that the page does not show', () => {
      const said = all.map(({ nodes, ...page }) => ({ ...page, shown: nodes.flatMap(shownTexts) }));
      expect(said.filter(({ shown }) => shown.length === 0).map(({ url }) => url)).toEqual([]);
      const unseen = said.flatMap(({ url, text, shown }) =>
        shown
          .filter(({ value }) => !text.includes(plain(value)))
          .map(({ field, value }) => `${url} ${field}: ${value}`),
      );
      expect(unseen).toEqual([]);
    });

    it('refers only to things that some page describes', () => {
      const described = new Set(
        all.flatMap(({ nodes }) =>
          nodes.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']),
        ),
      );
      const dangling = all.flatMap(({ url, nodes }) =>
        nodes
          .filter((node) => node['@id'] !== undefined && !described.has(node['@id']))
          .map((node) => `${url} ${node['@id']}`),
      );
      expect(dangling).toEqual([]);
    });

    it('has breadcrumbs from the home page to itself', () => {
      for (const { url, page, nodes } of all) {
        const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
        if (page === 'home') expect(list).toBeUndefined();
        else {
          const steps = list?.itemListElement as { position: number; item: string; name: string }[];
          expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
          expect(steps[0]?.item).toBe(`${origin}/`);
          expect(steps.at(-1)?.item).toBe(url);
          const known = new Set(all.map((each) => each.url.split('?')[0]));
          for (const { item } of steps) expect(known).toContain(item.split('?')[0]);
        }
      }
      const way = byPage('ux-design')[0]?.nodes.find((node) => node['@type'] === 'BreadcrumbList');
      expect(way?.itemListElement).toMatchObject([
        { name: site.brand },
        { name: 'All services' },
        { name: 'UX Design' },
      ]);
    });
  });

  describe('the main entity of a page', () => {
    it.each([
      ['home', ['Organization', 'WebSite', 'Person', 'PostalAddress']],
      ['about', ['AboutPage', 'Organization', 'Person']],
      ['cv', ['ProfilePage', 'Person']],
      ['contact', ['ContactPage', 'FAQPage', 'Question']],
      ['design-services', ['Service']],
      ['ux-ui-design', ['Service']],
      ['product-development', ['Service', 'OfferCatalog']],
      ['innovation-training', ['Service', 'Course', 'Offer']],
      ['workshops', ['Course', 'CourseInstance', 'Offer']],
      ['workshop-details', ['Course']],
      ['webinar', ['EducationEvent', 'VirtualLocation', 'Offer']],
      ['blog', ['Blog', 'BlogPosting']],
      ['article', ['BlogPosting', 'Person']],
      ['case-study', ['CreativeWork', 'Person']],
      ['speech', ['VideoObject', 'Clip']],
    ])('%s', (page, types) => {
      expect([...typesOn(page)]).toEqual(expect.arrayContaining(types));
    });

    it('with prices only where it shows them', () => {
      const pricesOn = (page: string) =>
        byPage(page).flatMap(({ nodes }) =>
          nodes.flatMap(({ price }) => (price === undefined ? [] : [price])),
        );
      expect(pricesOn('workshops')).toEqual(
        [prices.ignite, prices.deep, prices.engine].map(({ amount }) => amount),
      );
      expect(pricesOn('innovation-training')).toEqual(trainingFormats.map(({ price }) => price.amount));
      expect(pricesOn('webinar')).toEqual([webinar.price.amount]);
      expect(pricesOn('workshop-details')).toEqual([]);
    });
  });
}

function describedIn(pages: readonly BuiltPage[], origin: string): Described[] {
  return pages.flatMap((built) => {
    const { pathname } = new URL(built.address, origin);
    const route = routes.find(({ path }) => path.replace(/:\w+$/, subjectOf(pathname)) === pathname);
    const url = built.$('link[rel=canonical]').attr('href') ?? '';
    return route ? [{ url, page: route.page, ...read(built) }] : [];
  });
}

const subjectOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1);

function read({ $ }: BuiltPage): Pick<Described, 'nodes' | 'text'> {
  const graphs = $('script[type="application/ld+json"]').toArray();
  const nodes = graphs.flatMap((script) => nodesOf(JSON.parse($(script).text())));
  return { nodes, text: wordsOf($.root()[0]) };
}

/** Its text, its title and its description. */
function wordsOf(root: AnyNode | undefined): string {
  const words: string[] = [];
  const collect = (node: AnyNode): void => {
    if (isText(node)) words.push(node.data);
    if (isTag(node)) {
      const { name, attribs } = node;
      if (name === 'script' || name === 'style') return;
      if (attribs.name === 'description') words.push(attribs.content ?? '');
      if (name === 'time' || name === 'a') words.push(attribs.datetime ?? '', attribs.href ?? '');
    }
    if (hasChildren(node)) for (const child of node.children) collect(child);
    // What stands in two elements is two words, unless the elements are part of a line.
    if (isTag(node) && !inline.has(node.name)) words.push(' ');
  };
  if (root) collect(root);
  return plain(words.join(''));
}

const inline = new Set(['span', 'b', 'strong', 'em', 'a', 'time', 'abbr']);

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
