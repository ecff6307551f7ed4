import type { CheckName } from '../crawl.ts';

/** A page by its address, or a part of all pages. */
export type Place = { address: string } | { part: 'header' | 'footer' | 'head' | 'body' };

/** What shows that a clause holds: something in the built pages, or a test of the same run that passed. */
export type Proof =
  | { kind: 'shows'; place: Place; text: string; record?: string }
  | { kind: 'links'; place: Place; name: string; href: string }
  | { kind: 'has'; place: Place; count: number; selector: string; record?: string }
  | { kind: 'check'; name: CheckName }
  | { kind: 'test'; file: string; title: string };

/** A sentence of the specification with what proves it. Its id says in which section of the specification it stands. */
export interface Clause {
  id: `${number}.${string}`;
  words: string;
  proofs: readonly [Proof, ...Proof[]];
}

export interface Section {
  title: string;
  clauses: readonly Clause[];
}

export const section = (title: string, clauses: readonly Clause[]): Section => ({ title, clauses });

export const clause = (id: Clause['id'], words: string, ...proofs: [Proof, ...Proof[]]): Clause => ({
  id,
  words,
  proofs,
});

const inPlace = (place: Place) => ({
  /** It has these words. */
  shows: (text: string): Proof => ({ kind: 'shows', place, text }),
  /** It has what a record of the content says; in the table stands the name of the record. */
  showsRecord: (record: string, text: string): Proof => ({ kind: 'shows', place, text, record }),
  /** It has a link of this name to this address. */
  links: (name: string, href: string): Proof => ({ kind: 'links', place, name, href }),
  /** It has so many elements that fit the selector. */
  has: (count: number, selector: string): Proof => ({ kind: 'has', place, count, selector }),
  /** It has as many elements that fit the selector as a record of the content says. */
  hasRecord: (record: string, count: number, selector: string): Proof => ({
    kind: 'has',
    place,
    count,
    selector,
    record,
  }),
});

/** The main part of the built page at this address. */
export const page = (address: `/${string}`) => inPlace({ address });

/** This part of every page. */
export const every = (part: 'header' | 'footer' | 'head' | 'body') => inPlace({ part });

/** A check of the crawl. */
export const check = (name: CheckName): Proof => ({ kind: 'check', name });

/**
 * A test, by its file and its title: `%s`, `%j` and `$name` stand for any text, as they do in titles of repeated tests.
 * Of a story, its name.
 */
export const test = (file: string, title: string): Proof => ({ kind: 'test', file, title });
