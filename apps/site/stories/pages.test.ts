import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { notFound, routes } from '../routes.ts';

const files = import.meta.glob<Record<string, unknown>>(['./*.stories.tsx'], { eager: true });

const shown = Object.values(files).flatMap((file) =>
  Object.entries(file)
    .filter(([name]) => name !== 'default')
    .map(([, story]) => (story as { args: { path: string } }).args.path),
);

const pages = [...routes, notFound].flatMap(({ path, variants }) =>
  variants ? variants.map((type) => `${path}?type=${type}`) : [path],
);

/** An address with a parameter is shown by any of its values. */
const shows = (story: string, page: string) =>
  story === page || (page.includes(':') && matchPath({ path: page, end: true }, story) !== null);

it('no story shows a page that does not exist', () => {
  expect(shown.length).toBeGreaterThan(pages.length / 2);
  expect(shown.filter((story) => !pages.some((page) => shows(story, page)))).toEqual([]);
});
