/** `waiting`: something else has to happen first, such as a payment. */
export type LeadFormStatus = 'idle' | 'waiting' | 'sending' | 'success' | 'error';

export interface LeadFormProblems<Name extends string = string> {
  /** What is wrong, in one sentence. */
  heading: string;
  /** What to do about it, for each field concerned. */
  fields: Partial<Record<Name, string>>;
}

export interface LeadFormLabels {
  title: string;
  /** Says once which fields are needed. */
  note: string;
  /** For a person who meets the hidden field without styles. */
  honeypot: string;
  /** What the button says in each state. */
  submit: { idle: string; sending: string; success: string; waiting?: string };
  /** What the button says after a failed attempt. */
  again: string;
  privacy?: { text: string; href: string; label: string };
}

export interface FieldLabel {
  label: string;
  hint?: string;
}

export const personFields = ['name', 'email', 'company', 'role'] as const;
export type PersonFieldName = (typeof personFields)[number];

export interface RoleOption {
  value: string;
  label: string;
}

/** Ids are made of the form's name, so that the summary of problems can link to the fields. */
export function fieldId(formName: string, name: string): string {
  return `${formName}-${name}`;
}
