/** `waiting`: something else has to happen first, such as a payment. */
export type LeadFormStatus = 'idle' | 'waiting' | 'sending' | 'success' | 'error';

export interface LeadFormProblems {
  /** What is wrong, in one sentence. */
  heading: string;
  /** What to do about it, for each field concerned. */
  fields: Readonly<Record<string, string | undefined>>;
}

export interface LeadFormLabels {
  title: string;
  /** The sentence that says which fields are required. */
  note: string;
  /** For a person who meets the hidden field without styles. */
  honeypot: string;
  /** The label of the button in each state. */
  submit: { idle: string; sending: string; success: string; waiting?: string };
  /** The label of the button after a failed attempt. */
  again: string;
  privacy?: { text: string; href: string; label: string };
}

interface AnyField {
  /** Under which its value is sent. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Default: false. */
  required?: boolean;
  /** What the browser may fill in: 'email', 'organization'. */
  autoComplete?: string;
}

/** A field as data: what it is, and every word of it. */
export type FormField =
  | (AnyField & { kind: 'text' | 'email' | 'tel' | 'long-text' })
  | (AnyField & {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** Before anything is chosen. */
      placeholder: string;
    });

/** By the names of the fields. */
export type FormValues = Record<string, string>;

/** Ids are made of the form's name, so that the summary of problems can link to the fields. */
export function fieldId(formName: string, name: string): string {
  return `${formName}-${name}`;
}
