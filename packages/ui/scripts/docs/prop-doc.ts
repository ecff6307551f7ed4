export interface PropDoc {
  name: string;
  /** Members of a union of literals separately, any other type as one text. */
  types: string[];
  required: boolean;
  /** The doc comment. */
  about: string;
}

export interface ComponentDoc {
  about: string;
  props: PropDoc[];
  /** What the names of our own types in the props stand for. */
  shapes: Record<string, string>;
  /** The entry it is imported from, if not the root of the package. */
  entry?: string;
}
