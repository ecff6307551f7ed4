import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { writerOf } from './part-ids.ts';
import { Writer } from './writer.tsx';

/** Who wrote an article, below it: the portraits and words of all authors are no part of the scripts. */
export function WrittenBy({ author }: { author: string }) {
  const id = writerOf(author);
  return inHtml ? <StaticPart id={id} /> : <Writer id={author} data-static={id} />;
}
