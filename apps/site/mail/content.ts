/** One mail, before it is text or HTML. */
export interface Content {
  title: string;
  intro?: string;
  /** Short values, a line each. */
  facts: readonly Fact[];
  /** Long ones, each below its label, with its own line breaks. */
  passages: readonly Fact[];
  /** Small, at the end. */
  notes: readonly string[];
  link?: string;
}

export interface Fact {
  label: string;
  value: string;
}
