import type { Article } from '../../content/schema/texts.ts';
import type { RenderedText } from './markdown.ts';

type Parted = Pick<Article, 'text' | 'ending'>;

/** The text of an article without its last part, and that part: what to try on Monday. */
export function parted(parts: RenderedText['parts']): Parted {
  const last = parts.at(-1);
  const at = typeof last === 'string' ? last.lastIndexOf('<h2') : -1;
  const before = parts.slice(0, -1);
  if (typeof last !== 'string' || at === -1 || (at === 0 && before.length === 0)) return { text: parts };
  return { text: at === 0 ? before : [...before, last.slice(0, at)], ending: last.slice(at) };
}

/** The drawings that stand in the last part: it is a sheet of words. */
export function drawnInEnding(parts: RenderedText['parts']): string[] {
  const from = parts.findLastIndex((part) => typeof part === 'string' && part.includes('<h2'));
  return parts
    .slice(from + 1)
    .flatMap((part) => (from === -1 || typeof part === 'string' ? [] : part.drawing));
}

/** All its words, for those who cannot show its drawings. */
export function wholeText({ text, ending = '' }: Parted): string {
  return text.filter((part) => typeof part === 'string').join('') + ending;
}
