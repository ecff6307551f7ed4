import { cleanLead, findProblems, type LeadField, type LeadValues, personFields } from './person.ts';
import type { FormProblems } from './problems.ts';

export type Inquiry = LeadValues;
export type InquiryField = LeadField;

/** In the order of the form, which is also the order of the error summary. */
export const inquiryFields = [...personFields, 'message'] as const;

/** The inquiry as it is sent: ends trimmed, control characters removed. Validation looks at this form too. */
export function cleanInquiry(inquiry: Inquiry): Inquiry {
  return cleanLead(inquiry);
}

/** `null` when the inquiry can be sent. */
export function validateInquiry(values: Inquiry): FormProblems<InquiryField> | null {
  return findProblems(values, inquiryFields);
}
