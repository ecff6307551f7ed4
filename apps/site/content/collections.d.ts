/** Made by build/content/plugin.ts. */
declare module 'virtual:articles' {
  import type { ArticleSummary } from './schema/texts.ts';

  const articles: readonly ArticleSummary[];
  export default articles;
}

/** The owner's portrait as tones, where the content holds a `portrait.jpg` (.png, .webp, .avif); else null. */
declare module 'virtual:portrait' {
  import type { FigurePortrait } from '@laliaflia/ui';

  const portrait: FigurePortrait | null;
  export default portrait;
}

/** A text of content/legal, imported by the one page that shows it. */
declare module '*.md' {
  import type { LegalDocument } from './schema/texts.ts';

  const document: LegalDocument;
  export default document;
}
