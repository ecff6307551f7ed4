import { intents } from '../../content/chat/intents.ts';
import type { ChatIntent } from '../../content/chat/types.ts';

/** What the message is about. Plurals, slips of the keyboard and accents do not matter. */
export function matchIntent(message: string): ChatIntent {
  const said = tokens(message);
  // As it is written first: a slip is only looked for when nothing was said plainly.
  for (const sameWord of [isWord, isNearly]) {
    const found = intents.find(({ words }) => words.some((phrase) => occurs(phrase, said, sameWord)));
    if (found) return found.intent;
  }
  return 'other';
}

/** Whether one of the phrases is said, as it is written. The parts of a phrase with ' + ' may stand apart. */
export function saysAny(message: string, phrases: readonly string[]): boolean {
  const said = tokens(message);
  return phrases.some((phrase) => phrase.split(' + ').every((part) => occurs(part, said, isWord)));
}

function tokens(message: string): string[] {
  return message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

type SameWord = (said: string, word: string) => boolean;

function occurs(phrase: string, said: readonly string[], same: SameWord): boolean {
  const words = phrase.split(' ');
  return said.some((_, start) =>
    words.every((word, i) => {
      const token = said[start + i];
      return token !== undefined && same(token, word);
    }),
  );
}

const isWord: SameWord = (said, word) =>
  word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word;

/** One slip in a word of six letters, two from nine on. Short words are too easily another word. */
const isNearly: SameWord = (said, word) => {
  const stem = word.replace('*', '');
  const slips = stem.length >= 9 ? 2 : stem.length >= 6 ? 1 : 0;
  if (slips === 0 || said[0] !== stem[0]) return isWord(said, word);
  // Of a word with any ending only the beginning is compared.
  const candidates = word.endsWith('*')
    ? [said.slice(0, stem.length - 1), said.slice(0, stem.length), said.slice(0, stem.length + 1)]
    : [said];
  return candidates.some((candidate) => distance(candidate, stem) <= slips);
};

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + change);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(rows, i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
}
