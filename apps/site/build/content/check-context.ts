import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound, redirects, routes } from '../../routes.ts';
import { siteRoot } from '../paths.ts';
import type { CheckContext } from './report.ts';

/** Folders with links and with code that shows records. */
const code = [
  '*.{ts,tsx}',
  '{content,browser,delivery,routing,seo,pictures,features,shell,pages}/**/*.{ts,tsx}',
];

/** What the content is checked against: the route table, the pages, the files and the calendar. */
export function checkContext(): CheckContext {
  const sources = globSync(code, { cwd: siteRoot }).filter((file) => !file.startsWith('content/schema/'));
  return {
    routes: [...routes, notFound],
    redirects,
    files: below('public').map((file) => `/${file}`),
    images: below('content/images'),
    sources: Object.fromEntries(
      sources.map((file) => [file, readFileSync(path.join(siteRoot, file), 'utf8')]),
    ),
    today: new Date().toISOString().slice(0, 10),
  };
}

function below(folder: string): string[] {
  const from = path.join(siteRoot, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}
