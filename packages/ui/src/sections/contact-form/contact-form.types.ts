/** In the order of the form. */
export const contactFields = ['name', 'email', 'company', 'role', 'message'] as const;
export type ContactFieldName = (typeof contactFields)[number];
export type ContactFormValues = Record<ContactFieldName, string>;

export type ContactFormStatus = 'idle' | 'sending' | 'success' | 'error';

export interface ContactFormProblems {
  /** What is wrong, in one sentence. */
  heading: string;
  /** What to do about it, for each field concerned. */
  fields: Partial<Record<ContactFieldName, string>>;
}

export interface ContactFormLabels {
  title: string;
  /** Says once that every field is needed. */
  note: string;
  fields: Record<ContactFieldName, { label: string; hint?: string }>;
  rolePlaceholder: string;
  /** For a person who meets the hidden field without styles. */
  honeypot: string;
  submit: { idle: string; sending: string; success: string };
  /** What the button says after a failed attempt. */
  again: string;
  privacy?: { text: string; href: string; label: string };
}
