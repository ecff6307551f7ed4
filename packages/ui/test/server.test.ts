import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

/*
 * Every story is rendered where there is no window and no document, as the site's pages are when they are built. The
 * first paint may not need a browser.
 */
const modules = import.meta.glob<Parameters<typeof composeStories>[0]>('../src/**/*.stories.tsx', {
  eager: true,
});

describe.each(Object.entries(modules))('%s', (_file, stories) => {
  test.each(Object.entries(composeStories(stories)))('%s renders on a server', (_name, story) => {
    expect(typeof document).toBe('undefined');
    expect(typeof renderToString(createElement(story as FunctionComponent))).toBe('string');
  });
});
