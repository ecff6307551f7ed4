import { type FormName, forms } from './definitions.ts';
import { isEmail } from './email.ts';
import { askedFields } from './form.ts';
import { postLimits } from './limits.ts';
import { cleanText } from './text.ts';

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

/** Why a post is not taken. The words for it belong to whoever answers. */
export type PostRefusal =
  | { kind: 'unknown form'; name: string }
  | { kind: 'malformed e-mail' }
  | { kind: 'unknown option'; field: string; value: string }
  | { kind: 'field too long'; field: string; limit: number }
  | { kind: 'too much' };

export type HostFormResult = { ok: true; form: HostForm } | { ok: false; refusal: PostRefusal };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isSubmissionId(value: string): boolean {
  return uuid.test(value);
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/**
 * Reads a form posted the host's way (urlencoded or multipart, already split into pairs). Refused is what no page of ours
 * can send: an unknown form, a choice that is not on the list, an address that nobody could answer, more than the limits
 * allow. What is missing is no reason: half a lead is better than none. Spam is kept as it is.
 */
export function parseHostForm(entries: Iterable<readonly [string, string]>): HostFormResult {
  const fields: Record<string, string> = Object.create(null);
  let total = 0;
  for (const [rawName, rawValue] of entries) {
    const name = cleanText(rawName);
    const value = cleanText(rawValue);
    total += name.length + value.length;
    if (name.length > postLimits.fieldName) return refused({ kind: 'too much' });
    if (value.length > postLimits.fieldValue) {
      return refused({ kind: 'field too long', field: name, limit: postLimits.fieldValue });
    }
    // Check boxes of one name arrive as several pairs.
    fields[name] = fields[name] ? `${fields[name]}, ${value}` : value;
  }
  if (Object.keys(fields).length > postLimits.fields || total > postLimits.totalCharacters) {
    return refused({ kind: 'too much' });
  }

  const { [formNameField]: name = '', [botField]: bot = '', [submissionIdField]: id = '', ...rest } = fields;
  if (!isFormName(name)) return refused({ kind: 'unknown form', name: name.slice(0, 100) });
  const impossible = bot === '' ? findImpossible(name, rest) : undefined;
  if (impossible) return refused(impossible);
  const form: HostForm = { form_name: name, fields: rest, spam: bot !== '' };
  if (isSubmissionId(id)) form.submission_id = id.toLowerCase();
  return { ok: true, form };
}

function refused(refusal: PostRefusal): HostFormResult {
  return { ok: false, refusal };
}

function findImpossible(name: FormName, values: Record<string, string>): PostRefusal | undefined {
  for (const field of askedFields(forms[name])) {
    const value = values[field.name] ?? '';
    if (value === '') continue;
    if (field.kind === 'email' && !isEmail(value)) return { kind: 'malformed e-mail' };
    if (field.kind === 'select' && !field.options.includes(value)) {
      return { kind: 'unknown option', field: field.name, value: value.slice(0, 100) };
    }
  }
  return undefined;
}
