export interface PropDoc {
  name: string;
  /** Members of a union of literals each by itself, any other type as one text. */
  types: string[];
  required: boolean;
  /** The doc comment. */
  about: string;
}

export interface ComponentDoc {
  about: string;
  props: PropDoc[];
  /** Where it is imported from, if not from the root of the package. */
  entry?: string;
}
