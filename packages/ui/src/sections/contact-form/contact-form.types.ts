import type {
  FieldLabel,
  LeadFormLabels,
  LeadFormProblems,
  LeadFormStatus,
} from '../../primitives/lead-form/index.ts';

/** In the order of the form. */
export const contactFields = ['name', 'email', 'company', 'role', 'message'] as const;
export type ContactFieldName = (typeof contactFields)[number];
export type ContactFormValues = Record<ContactFieldName, string>;

export type ContactFormStatus = Exclude<LeadFormStatus, 'waiting'>;
export type ContactFormProblems = LeadFormProblems<ContactFieldName>;

export interface ContactFormLabels extends LeadFormLabels {
  fields: Record<ContactFieldName, FieldLabel>;
  rolePlaceholder: string;
}
