import { inHtml } from '../../parts/in-html.ts';
import { StaticPart } from '../../parts/static-part.tsx';
import { Writer } from './writer.tsx';

/** Who wrote an article, below it: the portraits and words of all authors are no part of the scripts. Its id is the author's. */
export function WrittenBy({ author }: { author: string }) {
  return inHtml ? <StaticPart id={author} /> : <Writer id={author} data-static={author} />;
}
