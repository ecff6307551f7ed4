import { emailAdvice, isEmail } from './email.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import type { FormProblems } from './problems.ts';
import { isRole } from './roles.ts';
import { cleanLine, cleanText } from './text.ts';

export type Inquiry = { name: string; email: string; company: string; role: string; message: string };
export type InquiryField = keyof Inquiry;

/** In the order of the form, which is also the order of the error summary. */
export const inquiryFields = ['name', 'email', 'company', 'role', 'message'] as const;

const advice: Record<InquiryField, string> = {
  name: 'Enter your name',
  email: emailAdvice.missing,
  company: 'Enter the name of your company',
  role: 'Choose the role that fits you best',
  message: 'Write what you would like to talk about',
};

/** The inquiry as it is sent: ends trimmed, control characters removed. Validation looks at this form too. */
export function cleanInquiry(inquiry: Inquiry): Inquiry {
  return {
    name: cleanLine(inquiry.name),
    email: cleanLine(inquiry.email),
    company: cleanLine(inquiry.company),
    role: cleanLine(inquiry.role),
    message: cleanText(inquiry.message),
  };
}

/** `null` when the inquiry can be sent. */
export function validateInquiry(values: Inquiry): FormProblems<InquiryField> | null {
  const inquiry = cleanInquiry(values);
  const fields: FormProblems<InquiryField>['fields'] = {};
  let anyMissing = false;
  for (const field of inquiryFields) {
    const isMissing = field === 'role' ? !isRole(inquiry.role) : inquiry[field] === '';
    const problem = isMissing ? advice[field] : formatProblem(field, inquiry[field]);
    anyMissing ||= isMissing;
    if (problem) fields[field] = problem;
  }
  const wrong = Object.keys(fields);
  if (wrong.length === 0) return null;
  return { heading: heading(anyMissing, wrong), fields };
}

function formatProblem(field: InquiryField, value: string): string | undefined {
  if (field === 'email') return isEmail(value) ? undefined : emailAdvice.malformed;
  if (field === 'role' || value.length <= limits[field]) return undefined;
  return `Shorten this to ${limits[field].toLocaleString('en')} characters or fewer`;
}

function heading(anyMissing: boolean, wrong: string[]): string {
  if (anyMissing) return messages.form.requiredMissing;
  return wrong.length === 1 && wrong[0] === 'email' ? messages.form.checkEmail : messages.form.checkFields;
}
