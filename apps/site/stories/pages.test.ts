import { expect, it } from 'vitest';
import { notFound, routes } from '../routes.tsx';
import * as stories from './pages.stories.tsx';

const shown = Object.entries(stories)
  .filter(([name]) => name !== 'default')
  .map(([, story]) => (story as { args: { path: string } }).args.path);

const pages = [...routes, notFound].flatMap(({ path, variants }) =>
  variants ? variants.map((type) => `${path}?type=${type}`) : [path],
);

it('every page of the site is a story', () => {
  expect(
    pages.filter((page) => !shown.includes(page)),
    'Add a line to apps/site/stories/pages.stories.tsx for each of these.',
  ).toEqual([]);
});

it('no story shows a page that is gone', () => {
  expect(shown.filter((path) => !pages.includes(path))).toEqual([]);
});
