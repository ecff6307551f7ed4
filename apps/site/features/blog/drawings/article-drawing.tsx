import type { PublishedArticle } from '../../../content/schema/texts.ts';
import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { Drawn } from './drawings.tsx';

/** What an article says, drawn: the same wherever it stands, and no part of the scripts. Its id is the slug. */
export function ArticleDrawing({ slug, figure }: Pick<PublishedArticle, 'slug' | 'figure'>) {
  return inHtml ? <StaticPart id={slug} /> : <Drawn slug={slug} figure={figure} data-static={slug} />;
}
