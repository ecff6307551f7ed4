/** Made by build/content/plugin.ts. */
declare module 'virtual:articles' {
  import type { ArticleSummary } from '../build/content/articles.ts';

  const articles: readonly ArticleSummary[];
  export default articles;
}

/** A text of content/legal, imported by the one page that shows it. */
declare module '*.md' {
  import type { LegalDocument } from '../build/content/legal.ts';

  const document: LegalDocument;
  export default document;
}
