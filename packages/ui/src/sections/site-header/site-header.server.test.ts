import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linksOf } from './current.ts';
import { sampleGroups, sampleHeader } from './site-header.sample.tsx';
import { SiteHeader } from './site-header.tsx';

const html = renderToString(createElement(SiteHeader, { ...sampleHeader, currentPath: '/laliaflia' }));
const occurrences = (text: string) => html.split(text).length - 1;

test('every link is in the server HTML, once', () => {
  const entries = sampleGroups.flatMap((group) => group.columns.flatMap((column) => column.items));
  const links = entries.flatMap(linksOf).map(({ href }) => href);
  expect(links).toHaveLength(15);
  for (const href of ['/', '/contact', ...links]) {
    const features = sampleGroups.filter((group) => group.feature.href === href).length;
    expect(occurrences(`href="${href}"`), href).toBe(1 + features);
  }
});

test('without a script the menu is native: details in closed state, the branch open, nothing enhanced', () => {
  expect(html).not.toContain('data-enhanced');
  expect(occurrences('<details')).toBe(3);
  expect(html).toMatch(/<details[^>]*data-sheet-toggle=""(?![^>]* open)/);
  expect(html).toMatch(/<button[^>]*aria-expanded="true"[^>]*><span[^>]*><svg[^>]*data-icon="methods"/);
  expect(html).not.toContain('tabindex');
});

test('the group of the current page is marked and stands open in the sheet', () => {
  expect(occurrences('aria-current="page"')).toBe(1);
  expect(html).toMatch(/<a href="\/laliaflia" aria-current="page"/);
  expect(occurrences('<details open=""')).toBe(1);
  expect(html).toMatch(/<button[^>]*aria-current="true"[^>]*data-nav-trigger="design-methods"/);
});

test('the direction of writing is the document’s', () => {
  expect(html).not.toMatch(/<(nav|ul)[^>]* dir=/);
});
