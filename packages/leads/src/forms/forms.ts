import { isEmail } from './email.ts';
import { formLimits } from './limits.ts';
import { messages } from './messages.ts';
import { isRole } from './roles.ts';
import { cleanText } from './text.ts';

/** The forms that the host's form handling knows; the value of the hidden `form-name` field. */
export const formNames = [
  'contact',
  'newsletter',
  'workshop-booking',
  'webinar',
  'assessment-report',
] as const;
export type FormName = (typeof formNames)[number];

export function isFormName(value: string): value is FormName {
  return (formNames as readonly string[]).includes(value);
}

const person = ['name', 'email', 'company', 'role'] as const;

/**
 * Every field that a form may carry, by script or without. A static host keeps only what it has found in a form of that
 * name in the HTML, so that a field that is missing here would be lost there. The report's answers, q1, q2 and so on, are
 * as many as the site asks questions, and the site adds them.
 */
export const formFields: Record<FormName, readonly string[]> = {
  contact: [...person, 'message', 'topic', 'industry'],
  newsletter: ['email'],
  'workshop-booking': [...person, 'message', 'workshopType'],
  webinar: [...person, 'payment_id', 'payment_status', 'payment_verification'],
  'assessment-report': ['email', 'version', 'result'],
};

export const formNameField = 'form-name';
/** The honeypot: hidden from people, so that only a program (or an over-eager browser) fills it in. */
export const botField = 'bot-field';
/** The id that the client gave this submission; the same over all channels. */
export const submissionIdField = 'submission_id';

export type HostForm = {
  form_name: FormName;
  fields: Record<string, string>;
  submission_id?: string;
  spam: boolean;
};

export type HostFormResult =
  | { ok: true; form: HostForm }
  | { ok: false; status: 400 | 404 | 413; error: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isSubmissionId(value: string): boolean {
  return uuid.test(value);
}

/**
 * Reads a form posted the host's way (urlencoded or multipart, already split into pairs). Refused is what no page of ours
 * can send: an unknown form, a role that is not on the list, an address that nobody could answer, more than the limits
 * allow. What is missing is no reason: half a lead is better than none. Spam is kept as it is.
 */
export function parseHostForm(entries: Iterable<readonly [string, string]>): HostFormResult {
  const fields: Record<string, string> = Object.create(null);
  let total = 0;
  for (const [rawName, rawValue] of entries) {
    const name = cleanText(rawName);
    const value = cleanText(rawValue);
    total += name.length + value.length;
    if (name.length > formLimits.fieldName) return tooLarge;
    if (value.length > formLimits.fieldValue) {
      return {
        ok: false,
        status: 413,
        error: `The field "${name}" is longer than ${formLimits.fieldValue.toLocaleString('en')} characters.`,
      };
    }
    // Check boxes of one name arrive as several pairs.
    fields[name] = fields[name] ? `${fields[name]}, ${value}` : value;
  }
  if (Object.keys(fields).length > formLimits.fields || total > formLimits.totalCharacters) return tooLarge;

  const {
    [formNameField]: formName = '',
    [botField]: bot = '',
    [submissionIdField]: id = '',
    ...rest
  } = fields;
  if (!isFormName(formName)) {
    return { ok: false, status: 404, error: `There is no form named "${formName.slice(0, 100)}".` };
  }
  const wrong = bot === '' ? impossible(rest) : undefined;
  if (wrong !== undefined) return { ok: false, status: 400, error: wrong };
  const form: HostForm = { form_name: formName, fields: rest, spam: bot !== '' };
  if (isSubmissionId(id)) form.submission_id = id.toLowerCase();
  return { ok: true, form };
}

function impossible({ email = '', role = '' }: Record<string, string>): string | undefined {
  if (email !== '' && !isEmail(email)) return `${messages.form.checkEmail}.`;
  if (role !== '' && !isRole(role)) return `There is no role "${role.slice(0, 100)}".`;
  return undefined;
}

const tooLarge = { ok: false, status: 413, error: 'The form carries more than it can take.' } as const;
