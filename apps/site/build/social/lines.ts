export interface Word {
  text: string;
  width: number;
}

export interface Measure {
  word: (text: string) => number;
  space: number;
}

/** Lines of about the same length, as few as the width allows. Undefined when a word is wider than that. */
export function balancedLines(text: string, measure: Measure, width: number): Word[][] | undefined {
  const words = text.split(/\s+/).map((each) => ({ text: each, width: measure.word(each) }));
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

export function lineWidth(line: readonly Word[], space: number): number {
  return line.reduce((sum, word) => sum + word.width, space * (line.length - 1));
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
    if (line === undefined || room < space + word.width) {
      lines.push([word]);
      room = width - word.width;
    } else {
      line.push(word);
      room -= space + word.width;
    }
  }
  return lines;
}
