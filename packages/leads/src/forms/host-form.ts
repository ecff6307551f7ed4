import { checkForm, type Problem } from './check.ts';
import { type FormName, forms } from './definitions.ts';
import { fillingTimeField, usableSeconds } from './filling-time.ts';
import { type Form, formAskedBy } from './form.ts';
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
  | WrongFields
  | { kind: 'field too long'; field: string; limit: number }
  | { kind: 'too much' };

/** Something is missing or beyond its limit; the visitor can correct it. */
export interface WrongFields {
  kind: 'wrong fields';
  form: Form;
  /** All that came, so that nobody has to write it twice. */
  sent: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, Problem>>;
}

export type HostFormResult = { ok: true; form: HostForm } | { ok: false; refusal: PostRefusal };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isSubmissionId(value: string): boolean {
  return uuid.test(value);
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/**
 * Reads a form posted the host's way (urlencoded or multipart, already split into pairs) and holds it against the
 * definition of the form, as the page does where scripts run. Spam is kept as it is.
 */
export function parseHostForm(entries: Iterable<readonly [string, string]>): HostFormResult {
  const read = readFields(entries);
  if (read === undefined) return refused({ kind: 'too much' });
  const {
    [formNameField]: name = '',
    [botField]: bot = '',
    [submissionIdField]: id = '',
    [fillingTimeField]: time = '',
    ...sent
  } = read;
  if (!isFormName(name)) return refused({ kind: 'unknown form', name: name.slice(0, 100) });
  const spam = bot !== '';
  const form = formAskedBy(forms[name], sent);
  const { values, problems } = checkForm(form, sent);
  if (problems && !spam) {
    return refused({ kind: 'wrong fields', form, sent, problems: problems as WrongFields['problems'] });
  }
  const [long] = Object.entries(sent).find(([, value]) => value.length > postLimits.fieldValue) ?? [];
  if (long !== undefined) {
    return refused({ kind: 'field too long', field: long, limit: postLimits.fieldValue });
  }
  const seconds = usableSeconds(time);
  const fields = {
    ...(spam ? sent : cleaned(sent, values)),
    ...(seconds !== undefined && { [fillingTimeField]: String(seconds) }),
  };
  return {
    ok: true,
    form: { form_name: name, fields, spam, ...(isSubmissionId(id) && { submission_id: id.toLowerCase() }) },
  };
}

/** Undefined when it is more than a form may carry. */
function readFields(entries: Iterable<readonly [string, string]>): Record<string, string> | undefined {
  const fields: Record<string, string> = Object.create(null);
  let total = 0;
  for (const [rawName, rawValue] of entries) {
    const name = cleanText(rawName);
    const value = cleanText(rawValue);
    total += name.length + value.length;
    if (name.length > postLimits.fieldName || total > postLimits.totalCharacters) return undefined;
    // Check boxes of one name arrive as several pairs.
    fields[name] = fields[name] ? `${fields[name]}, ${value}` : value;
  }
  return Object.keys(fields).length > postLimits.fields ? undefined : fields;
}

/** What came of the asked fields as the check leaves it, and all else as it came. */
function cleaned(sent: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  const asked = Object.entries(values).filter(([name]) => Object.hasOwn(sent, name));
  return { ...sent, ...Object.fromEntries(asked) };
}

function refused(refusal: PostRefusal): HostFormResult {
  return { ok: false, refusal };
}
