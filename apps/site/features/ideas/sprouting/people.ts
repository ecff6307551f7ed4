import { endings, groups } from '../../../content/ideas/people.ts';
import { plainWords } from './plain-words.ts';

export interface Group {
  /** In the plural: 'nurses'. */
  people: string;
  /** One of them: 'a nurse'. */
  person: string;
}

/** Whom the challenge is about: of several the one that is named first. */
export function groupOf(challenge: string): Group | undefined {
  const text = ` ${plainWords(challenge).join(' ')} `;
  let first = Number.POSITIVE_INFINITY;
  let found: Group | undefined;
  for (const [people, person, signs] of groups) {
    for (const sign of signs) {
      const place = endings
        .map((ending) => text.indexOf(` ${sign}${ending} `))
        .filter((index) => index >= 0)
        .reduce((least, index) => Math.min(least, index), first);
      if (place < first) {
        first = place;
        found = { people, person };
      }
    }
  }
  return found;
}
