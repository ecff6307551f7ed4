import path from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

/*
 * Every story is rendered without a window and a document, like the site's pages in the build. The first paint must
 * not need a browser.
 */
type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>('../src/**/*.stories.tsx');

// Story files may prepare queries for their play functions (`within(document.body)`) while they are loaded; only
// rendering has to do without a document.
const scope = globalThis as { document?: unknown };
scope.document = { body: {} };
const files = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => ({
    file,
    // A sheet shows the other stories of its file once more.
    stories: Object.entries(composeStories(await load())).filter(([name]) => name !== 'Matrix'),
  })),
);
delete scope.document;

/** Their content is an empty list, or in a portal, which opens only in a browser. */
const empty = ['contact-rows › None', 'related-articles › None', 'alert-dialog › Alert', 'dialog › Small'];

test('every story renders on a server without console output', () => {
  expect(typeof document).toBe('undefined');
  expect(files.length).toBeGreaterThan(60);
  const complaints = files.flatMap(({ file, stories }) =>
    stories.flatMap(([name, story]) =>
      complaintsOf(story as FunctionComponent, `${path.basename(file, '.stories.tsx')} › ${name}`),
    ),
  );
  expect(complaints).toEqual([]);
}, 120_000);

function complaintsOf(story: FunctionComponent, place: string): string[] {
  const said: string[] = [];
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...values) => said.push(`${place}: ${values.join(' ')}`)),
  );
  try {
    if ((renderToString(createElement(story)) === '') !== empty.includes(place))
      said.push(`${place}: ${empty.includes(place) ? 'something' : 'nothing'} is rendered.`);
  } catch (error) {
    said.push(`${place}: ${error}`);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return said;
}
