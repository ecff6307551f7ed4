export interface Word {
  text: string;
  width: number;
  /** Follows the word before it without a space, when both stand in one line. */
  tight: boolean;
}

export interface Measure {
  word: (text: string) => number;
  space: number;
}

/** Lines of about the same length, as few as the width allows. Undefined when a word is wider than that. */
export function balancedLines(text: string, measure: Measure, width: number): Word[][] | undefined {
  const words = wordsOf(text, measure);
  if (words.some((word) => word.width > width)) return undefined;
  const few = broken(words, measure.space, width);
  // The narrowest column that needs no more lines.
  let narrow = Math.max(...words.map((word) => word.width));
  let wide = width;
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (broken(words, measure.space, middle).length > few.length) narrow = middle;
    else wide = middle;
  }
  return broken(words, measure.space, wide);
}

/** A line may end with a space, or after a hyphen with letters on both sides. */
function wordsOf(text: string, measure: Measure): Word[] {
  return text
    .split(/\s+/)
    .flatMap((word) =>
      word
        .split(/(?<=\p{L}-)(?=\p{L}{3})/u)
        .map((part, i) => ({ text: part, width: measure.word(part), tight: i > 0 })),
    );
}

export function lineWidth(line: readonly Word[], space: number): number {
  return line.reduce((sum, word, i) => sum + word.width + (i > 0 ? gap(word, space) : 0), 0);
}

/** Between a word and the one before it in its line. */
export function gap({ tight }: Word, space: number): number {
  return tight ? 0 : space;
}

/** The same text with spaces inside the words that are wider than a line. */
export function withBreaks(text: string, measure: Measure, width: number): string {
  return text
    .split(/\s+/)
    .flatMap((word) => (measure.word(word) <= width ? [word] : pieces(word, measure, width)))
    .join(' ');
}

function pieces(word: string, measure: Measure, width: number): string[] {
  const found: string[] = [''];
  for (const letter of word) {
    const longer = (found.at(-1) ?? '') + letter;
    if (measure.word(longer) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found.filter((piece) => piece !== '');
}

function broken(words: readonly Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = [];
  let room = -1;
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || room < gap(word, space) + word.width) {
      lines.push([word]);
      room = width - word.width;
    } else {
      line.push(word);
      room -= gap(word, space) + word.width;
    }
  }
  return lines;
}
