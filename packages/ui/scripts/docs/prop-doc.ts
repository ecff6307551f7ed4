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
  /** The entry it is imported from, if not the root of the package. */
  entry?: string;
}
