import {
  type FieldLabel,
  type LeadFormLabels,
  type LeadFormProblems,
  type LeadFormStatus,
  type PersonFieldName,
  personFields,
} from '../../primitives/lead-form/index.ts';

/** In the order of the form; the message only where it is asked for. */
export const bookingFields = [...personFields, 'message'] as const;
export type BookingFieldName = (typeof bookingFields)[number];
/** Without a message field, `message` is empty. */
export type BookingFormValues = Record<BookingFieldName, string>;

export type BookingFormStatus = LeadFormStatus;
export type BookingFormProblems = LeadFormProblems<BookingFieldName>;

export interface BookingFormLabels extends LeadFormLabels {
  /** A message is asked for, and optional, where it has a label. */
  fields: Record<PersonFieldName, FieldLabel> & { message?: FieldLabel };
  rolePlaceholder: string;
}
