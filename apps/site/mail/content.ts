/** One mail, before it is text or HTML. */
export interface Content {
  title: string;
  intro?: string;
  /** What the mail is for, as a button. */
  action?: Anchor;
  /** Short values, a line each. */
  facts: readonly Fact[];
  /** Long ones, each below its label, with its own line breaks. */
  passages: readonly Fact[];
  /** Small, at the end. */
  notes: readonly string[];
  /** Another thing that can be done, after the notes. */
  other?: Anchor;
  /** Who writes. */
  imprint?: string;
  link?: string;
}

export interface Anchor {
  label: string;
  href: string;
}

export interface Fact {
  label: string;
  value: string;
}
