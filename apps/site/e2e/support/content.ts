import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../../build/paths.ts';

/* Read from the content folders, so that an added file breaks no test. */

const files = (folder: string) => readdirSync(path.join(siteRoot, 'content', folder));
const articles = files('articles').filter((file) => file.endsWith('.md'));

export const projectCount = files('projects').length;
export const articleCount = articles.length;

export const publishedArticles = articles
  .filter((file) =>
    readFileSync(path.join(siteRoot, 'content/articles', file), 'utf8').includes('\nstatus: published'),
  )
  .map((file) => `/blog/${path.basename(file, '.md')}`);
