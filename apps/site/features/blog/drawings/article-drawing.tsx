import type { PublishedArticle } from '../../../content/schema/texts.ts';
import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { drawingOf } from '../part-ids.ts';
import { Drawn } from './drawings.tsx';

/** What an article says, drawn: the same wherever it stands, and no part of the scripts. */
export function ArticleDrawing({ slug, figure }: Pick<PublishedArticle, 'slug' | 'figure'>) {
  const id = drawingOf(slug);
  return inHtml ? <StaticPart id={id} /> : <Drawn slug={slug} figure={figure} data-static={id} />;
}
