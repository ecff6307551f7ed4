import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { toldOf } from './part-ids.ts';
import { Told } from './told.tsx';

/** Those that have a drawing. */
export const drawn: ReadonlySet<string> = new Set([
  'what-growing-does',
  'the-kingfisher',
  'ten-times',
  'an-hour',
  'the-machine',
]);

/** What a chapter tells of: the drawings are no part of the scripts. */
export function ChapterDrawing({ chapter }: { chapter: string }) {
  const id = toldOf(chapter);
  return inHtml ? <StaticPart id={id} /> : <Told chapter={chapter} data-static={id} />;
}
