import path from 'node:path';
import { runnerImport } from 'vite';
import { folders } from '../../content/schema/index.ts';
import type { LegalDocument } from '../../content/schema/texts.ts';
import { siteRoot } from '../paths.ts';
import { type ArticleIndex, indexArticles } from './articles.ts';
import { legalDocument, legalProblems } from './legal.ts';
import type { Problem } from './problems.ts';
import type * as quotable from './quotable.ts';
import { readTexts, type TextFile } from './texts.ts';

type Quotable = typeof quotable;

/** The texts of the site, rendered. */
export interface Library {
  articleIndex: ArticleIndex;
  legal: Readonly<Record<string, LegalDocument>>;
  texts: readonly TextFile<unknown>[];
  problems: readonly Problem[];
}

export const contentFolder = path.join(siteRoot, 'content');

/** Only the texts, which is faster than loading all content. */
export async function loadLibrary(): Promise<Library> {
  const { module } = await runnerImport<Quotable>(path.join(import.meta.dirname, 'quotable.ts'), {
    root: siteRoot,
    configFile: false,
    logLevel: 'error',
  });
  return readLibrary(module);
}

export function readLibrary({
  facts,
  authors,
  drawings,
}: Pick<Quotable, 'facts' | 'authors' | 'drawings'>): Library {
  const articles = readTexts(
    path.join(contentFolder, 'articles'),
    'content/articles',
    folders.articles,
    facts,
  );
  const legal = readTexts(path.join(contentFolder, 'legal'), 'content/legal', folders.legal, facts);
  const articleIndex = indexArticles(articles.files, { authors, drawings });
  return {
    articleIndex,
    legal: Object.fromEntries(legal.files.map((file) => [file.slug, legalDocument(file)])),
    texts: [...articles.files, ...legal.files],
    problems: [
      ...articles.problems,
      ...legal.problems,
      ...legal.files.flatMap(legalProblems),
      ...articleIndex.problems,
    ],
  };
}
