import type { CheckName } from '../crawl.ts';

/** A page by its address, or a part of all pages, but for one path. */
export type Place =
  | { address: string }
  | { part: 'header' | 'footer' | 'head' | 'body'; except: readonly string[] };

/** The proof of a clause: something in the built pages, or a test of the same run that passed. */
export type Proof =
  | { kind: 'shows'; place: Place; text: string; record?: string }
  | { kind: 'links'; place: Place; name: string; href: string }
  | { kind: 'has'; place: Place; count: number; selector: string; record?: string }
  | { kind: 'check'; name: CheckName }
  | { kind: 'test'; file: string; title: string };

/** A sentence of the specification with its proofs. The id begins with the section of the specification. */
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
  /** The place contains this text. */
  shows: (text: string): Proof => ({ kind: 'shows', place, text }),
  /** The place contains the text of a content record; the table shows the name of the record. */
  showsRecord: (record: string, text: string): Proof => ({ kind: 'shows', place, text, record }),
  /** The place has a link with this name and address. */
  links: (name: string, href: string): Proof => ({ kind: 'links', place, name, href }),
  /** The place has this number of elements that match the selector. */
  has: (count: number, selector: string): Proof => ({ kind: 'has', place, count, selector }),
  /** The place has as many elements that match the selector as a record of the content says. */
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

/** This part of every page; `except` are paths whose pages rightly have none. */
export const every = (part: 'header' | 'footer' | 'head' | 'body', ...except: string[]) =>
  inPlace({ part, except });

/** A check of the crawl. */
export const check = (name: CheckName): Proof => ({ kind: 'check', name });

/**
 * A test, by its file and its title: `%s`, `%j` and `$name` stand for any text, as in titles of repeated tests. For a
 * story, its name.
 */
export const test = (file: string, title: string): Proof => ({ kind: 'test', file, title });
