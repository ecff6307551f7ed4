import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../../build/paths.ts';

/* Read from the content folders, so that an added file breaks no test. */

const files = (folder: string) => readdirSync(path.join(siteRoot, 'content', folder));
const articles = files('articles').filter((file) => file.endsWith('.md'));

const projects = files('projects');

export const projectCount = projects.length;
export const articleCount = articles.length;

/** The names that have a page, by the page of the route with a parameter. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  article: articles
    .filter((file) =>
      readFileSync(path.join(siteRoot, 'content/articles', file), 'utf8').includes('\nstatus: published'),
    )
    .map((file) => path.basename(file, '.md')),
  'case-study': projects.map((file) => path.basename(file, '.ts')),
};
