import { inHtml } from '../../../parts/in-html.ts';
import { StaticPart } from '../../../parts/static-part.tsx';
import { drawingOf } from '../part-ids.ts';
import { Drawn } from './drawings.tsx';

/** Those that have a drawing: the drawings themselves are no part of the scripts. */
export const drawn: ReadonlySet<string> = new Set([
  'a-model-is-not-a-colleague',
  'building-high-performance-teams',
  'future-of-innovation-leadership-2024',
  'questions-before-roadmaps',
  'the-culture-of-the-second-attempt',
  'what-a-beehive-knows-about-meetings',
]);

/** What an article says, drawn: the same wherever it stands. */
export function ArticleDrawing({ slug }: { slug: string }) {
  const id = drawingOf(slug);
  return inHtml ? <StaticPart id={id} /> : <Drawn slug={slug} data-static={id} />;
}
