import type { ArticleMeta, LegalMeta } from './collections.ts';

/* What the build makes of the texts in content/articles and content/legal. */

type PublishedMeta = Extract<ArticleMeta, { status: 'published' }>;
type AnnouncedMeta = Extract<ArticleMeta, { status: 'announced' }>;

export interface ContentsEntry {
  /** Anchor of the heading. */
  id: string;
  label: string;
  level: 2 | 3;
  /** Its number, if the author counts. */
  mark?: string;
}

/** A drawing within a text. */
export interface TextDrawing {
  /** Its name in content/article-drawings.ts. */
  drawing: string;
  caption: string;
}

/** What a card shows. */
export interface PublishedArticle extends Omit<PublishedMeta, 'author'> {
  slug: string;
  href: string;
  author: { id: string; name: string };
  /** At 220 words a minute, one or more. */
  readMinutes: number;
}

export interface AnnouncedArticle extends AnnouncedMeta {
  slug: string;
}

export type ArticleSummary = PublishedArticle | AnnouncedArticle;

export interface Article extends PublishedArticle {
  /** HTML, cut where a drawing stands. */
  text: readonly (string | TextDrawing)[];
  /** HTML from the last heading of level 2 on: what to try on Monday. Undefined for a text of one part. */
  ending?: string;
  contents: readonly ContentsEntry[];
  /** At most two, without the next one. */
  related: readonly PublishedArticle[];
  /** The one published before it; after the oldest the newest. */
  next: PublishedArticle;
}

export interface LegalSection {
  /** Anchor of its heading. */
  id: string;
  title: string;
  html: string;
}

/** A text of content/legal, as the page that imports it gets it. */
export interface LegalDocument extends LegalMeta {
  sections: readonly LegalSection[];
}
