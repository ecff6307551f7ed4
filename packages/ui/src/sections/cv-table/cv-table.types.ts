/** Something one did: a station, a project, a talk. */
export interface CvEntry {
  /** A year or a span: '2018 to today'. */
  when: string;
  /** The first and the last calendar year of it: drawn on one scale with all others. */
  years?: readonly [first: number, last: number];
  title: string;
  /** Where, or for whom. */
  place?: string;
  /** One or two sentences. */
  text?: string;
  /** A page about it; the title becomes the link. */
  href?: string;
}

interface GroupHead {
  /** Each once. */
  title: string;
  /** Beside its neighbour where there is room; best for two in a row. Default: as wide as the page. */
  half?: true;
}

/** One part of a CV. A part without content is not drawn. */
export type CvGroup =
  /** What one looks up: nationality, languages, an address. */
  | (GroupHead & { kind: 'facts'; facts: readonly { term: string; value: string; href?: string }[] })
  /** In the order given, the latest first. `large` for the few that say most. */
  | (GroupHead & { kind: 'entries'; large?: true; entries: readonly CvEntry[] })
  /** Names, a few words each, each once; in columns. */
  | (GroupHead & { kind: 'names'; names: readonly string[] })
  /** Names that run on in one paragraph, for the lists one skims. */
  | (GroupHead & { kind: 'run'; names: readonly string[] });
