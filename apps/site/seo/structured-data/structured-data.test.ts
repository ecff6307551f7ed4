import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { runModule } from '../../build/content/load.ts';
import { prices } from '../../content/prices.ts';
import { site } from '../../content/site.ts';
import { trainingFormats } from '../../content/training.ts';
import { webinar } from '../../content/webinar.ts';
import { type Fields, missingFields, nodesOf, shownTexts } from './test/nodes.ts';

interface Rendered {
  url: string;
  page: string;
  nodes: Fields[];
  text: string;
}

const all: Rendered[] = [];
const byPage = (page: string) => all.filter((each) => each.page === page);
const typesOn = (page: string) =>
  new Set(byPage(page).flatMap(({ nodes }) => nodes.map((node) => node['@type'])));

beforeAll(async () => {
  const module = '../../seo/structured-data/test/rendered.ts';
  const { rendered } = await runModule<typeof import('./test/rendered.ts')>(module);
  for (const { html, graph, ...page } of rendered)
    all.push({ ...page, nodes: nodesOf(graph), text: wordsOf(html) });
}, 240_000);

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
        expect(steps[0]?.item).toBe('https://a.example/');
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
      byPage(page).flatMap(({ nodes }) => nodes.flatMap(({ price }) => (price === undefined ? [] : [price])));
    expect(pricesOn('workshops')).toEqual(
      [prices.ignite, prices.deep, prices.engine].map(({ amount }) => amount),
    );
    expect(pricesOn('innovation-training')).toEqual(trainingFormats.map(({ price }) => price.amount));
    expect(pricesOn('webinar')).toEqual([webinar.price.amount]);
    expect(pricesOn('workshop-details')).toEqual([]);
  });
});

/** What one can read on the page, its title and its description included. */
function wordsOf(html: string): string {
  const words: string[] = [];
  const read = (node: Tree.Node): void => {
    if (node.nodeName === '#text') words.push((node as Tree.TextNode).value);
    if ('attrs' in node) {
      if (node.tagName === 'script' || node.tagName === 'style') return;
      const value = (name: string) => node.attrs.find((each) => each.name === name)?.value;
      if (value('name') === 'description') words.push(value('content') ?? '');
      if (node.tagName === 'time' || node.tagName === 'a')
        words.push(value('datetime') ?? '', value('href') ?? '');
    }
    if ('childNodes' in node) for (const child of node.childNodes) read(child);
    // What stands in two elements is two words, unless the elements are part of a line.
    if ('tagName' in node && !inline.has(node.tagName)) words.push(' ');
  };
  read(parseFragment(html));
  return plain(words.join(''));
}

const inline = new Set(['span', 'b', 'strong', 'em', 'a', 'time', 'abbr']);

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
