import { emailAdvice, isEmail } from './email.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import type { FormProblems } from './problems.ts';
import { isRole } from './roles.ts';
import { cleanLine, cleanText } from './text.ts';

/** Who it is from: the four fields that each of our forms asks for. */
export const personFields = ['name', 'email', 'company', 'role'] as const;
export type PersonField = (typeof personFields)[number];

/** A person and what the person writes. */
export type LeadField = PersonField | 'message';
export type LeadValues = Record<LeadField, string>;

const advice: Record<LeadField, string> = {
  name: 'Enter your name',
  email: emailAdvice.missing,
  company: 'Enter the name of your company',
  role: 'Choose the role that fits you best',
  message: 'Write what you would like to talk about',
};

/** The values as they are sent: ends trimmed, control characters removed. */
export function cleanLead(values: LeadValues): LeadValues {
  return {
    name: cleanLine(values.name),
    email: cleanLine(values.email),
    company: cleanLine(values.company),
    role: cleanLine(values.role),
    message: cleanText(values.message),
  };
}

/**
 * Looks at the values as they are sent. `null` when nothing is wrong.
 * @param required In the order of the form. Other fields may be empty, but not too long.
 */
export function findProblems<Field extends LeadField>(
  values: LeadValues,
  fields: readonly Field[],
  required: readonly LeadField[] = fields,
): FormProblems<Field> | null {
  const lead = cleanLead(values);
  const found: FormProblems<Field>['fields'] = {};
  let anyMissing = false;
  for (const field of fields) {
    const isMissing =
      required.includes(field) && (field === 'role' ? !isRole(lead.role) : lead[field] === '');
    const problem = isMissing ? advice[field] : formatProblem(field, lead[field]);
    anyMissing ||= isMissing;
    if (problem) found[field] = problem;
  }
  const wrong = Object.keys(found);
  return wrong.length === 0 ? null : { heading: heading(anyMissing, wrong), fields: found };
}

function formatProblem(field: LeadField, value: string): string | undefined {
  if (field === 'email') return isEmail(value) ? undefined : emailAdvice.malformed;
  if (field === 'role' || value.length <= limits[field]) return undefined;
  return `Shorten this to ${limits[field].toLocaleString('en')} characters or fewer`;
}

function heading(anyMissing: boolean, wrong: string[]): string {
  if (anyMissing) return messages.form.requiredMissing;
  return wrong.length === 1 && wrong[0] === 'email' ? messages.form.checkEmail : messages.form.checkFields;
}
