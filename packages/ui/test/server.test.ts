import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

/*
 * Every story is rendered where there is no window and no document, as the site's pages are when they are built. The
 * first paint may not need a browser.
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
    stories: Object.entries(composeStories(await load())),
  })),
);
delete scope.document;

describe.each(files)('$file', ({ stories }) => {
  test.each(stories)('%s renders on a server', (_name, story) => {
    expect(typeof document).toBe('undefined');
    expect(typeof renderToString(createElement(story as FunctionComponent))).toBe('string');
  });
});
