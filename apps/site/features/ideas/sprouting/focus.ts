import { fillers } from '../../../content/ideas/fillers.ts';

const longestFocus = 3;

/** The most telling words of a challenge, up to three that stand together; the challenge itself where none tells more. */
export function focusOf(challenge: string): string {
  let best: string[] = [];
  for (const part of challenge.split(/[.,;:!?()"“”„…–—/\n]+/)) {
    let run: string[] = [];
    for (const word of part.trim().split(/\s+/)) {
      const tells = /\p{L}{3}/u.test(word) && !fillers.has(word.toLowerCase().replace('’', "'"));
      run = tells ? [...run, word].slice(-longestFocus) : [];
      if (letters(run) > letters(best) && run.length >= best.length) best = run;
    }
  }
  return best.length > 0 && letters(best) <= 40 ? best.join(' ') : shortened(challenge, 40);
}

/** As it was written, on one line, without its full stop, cut between words. */
export function shortened(text: string, longest: number): string {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '').toWellFormed()}…`;
}

function letters(words: readonly string[]): number {
  return words.join(' ').length;
}
