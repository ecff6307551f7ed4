import type { LegalMeta } from '../../content/schema/collections.ts';
import type { ContentsEntry } from './markdown.ts';

/** What a text of content/legal is to the page that imports it. */
export interface LegalDocument extends LegalMeta {
  html: string;
  contents: readonly ContentsEntry[];
}
