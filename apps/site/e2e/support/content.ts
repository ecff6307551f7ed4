import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../../build/paths.ts';

/* What lies in the folders of the content: a file added there is no failure. */

const files = (folder: string) => readdirSync(path.join(siteRoot, 'content', folder));
const articles = files('articles').filter((file) => file.endsWith('.md'));

export const projectCount = files('projects').length;
export const articleCount = articles.length;

export const publishedArticles = articles
  .filter((file) =>
    readFileSync(path.join(siteRoot, 'content/articles', file), 'utf8').includes('\nstatus: published'),
  )
  .map((file) => `/blog/${path.basename(file, '.md')}`);
