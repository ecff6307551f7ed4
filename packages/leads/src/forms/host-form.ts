import { checkForm, type Problem } from './check.ts';
import { type FormName, forms } from './definitions.ts';
import { fillingTimeField, usableSeconds } from './filling-time.ts';
import { askedFields, type Form, formAskedBy } from './form.ts';
import { postLimits } from './limits.ts';
import { cleanLine, cleanText } from './text.ts';

export const formNameField = 'form-name';
/** The honeypot: hidden from people, so that only a program (or an over-eager browser) fills it in. */
export const botField = 'bot-field';
/** The id that the client gave this submission; the same over all channels. */
export const submissionIdField = 'submission_id';
/** What a form lacks that a host took before we could refuse it. Nobody can send this field. */
export const incompleteField = 'incomplete';

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
  const { isWhole, ...post } = readPost(entries);
  if (!isWhole) return refused({ kind: 'too much' });
  const { name, sent } = post;
  if (!isFormName(name)) return refused({ kind: 'unknown form', name: name.slice(0, 100) });
  const form = formAskedBy(forms[name], sent);
  const { values, problems } = checkForm(form, sent);
  if (problems && !post.spam) {
    return refused({ kind: 'wrong fields', form, sent, problems: problems as WrongFields['problems'] });
  }
  const [long] = Object.entries(sent).find(([, value]) => value.length > postLimits.fieldValue) ?? [];
  if (long !== undefined) {
    return refused({ kind: 'field too long', field: long, limit: postLimits.fieldValue });
  }
  return { ok: true, form: taken(name, post, post.spam ? asWritten(sent) : cleaned(sent, values)) };
}

/**
 * Reads a form that a host has taken before we saw it. Refusing it would lose a lead, so that it is kept as it was written,
 * and what is wrong with it stands in the field `incomplete`; what is more than a post may carry is cut off.
 *
 * @returns Undefined if it is none of our forms.
 */
export function keepHostForm(entries: Iterable<readonly [string, string]>): HostForm | undefined {
  const { isWhole, ...post } = readPost(entries);
  const { name, sent, spam } = post;
  if (!isFormName(name)) return undefined;
  const { values, problems } = checkForm(formAskedBy(forms[name], sent), sent);
  const wrong = Object.entries(problems ?? {}).map((problem) => problem.join(' '));
  if (!isWhole) wrong.push('cut off');
  if (wrong.length === 0) return taken(name, post, cleaned(sent, values));
  return taken(name, post, { ...asWritten(sent), ...(!spam && { [incompleteField]: wrong.join(', ') }) });
}

type Post = { name: string; sent: Record<string, string>; id: string; time: string; spam: boolean };

function readPost(entries: Iterable<readonly [string, string]>): Post & { isWhole: boolean } {
  const { fields, isWhole } = readFields(entries);
  const {
    [formNameField]: name = '',
    [botField]: bot = '',
    [submissionIdField]: id = '',
    [fillingTimeField]: time = '',
    [incompleteField]: _,
    ...sent
  } = fields;
  return { name, sent, id, time, spam: bot !== '', isWhole };
}

/** The fields within the limits of a post, and whether these are all. */
function readFields(entries: Iterable<readonly [string, string]>) {
  const fields: Record<string, string> = Object.create(null);
  let left: number = postLimits.totalCharacters;
  for (const [rawName, rawValue] of entries) {
    const name = cleanText(rawName);
    const value = cleanText(rawValue);
    const isFull = !(name in fields) && Object.keys(fields).length === postLimits.fields;
    if (name.length > postLimits.fieldName || name.length > left || isFull) return { fields, isWhole: false };
    left -= name.length;
    const fitting = cleanText(value.slice(0, left));
    // Check boxes of one name arrive as several pairs.
    fields[name] = fields[name] ? `${fields[name]}, ${fitting}` : fitting;
    if (value.length > left) return { fields, isWhole: false };
    left -= value.length;
  }
  return { fields, isWhole: true };
}

function taken(form_name: FormName, { id, time, spam }: Post, fields: Record<string, string>): HostForm {
  const seconds = usableSeconds(time);
  return {
    form_name,
    fields: { ...fields, ...(seconds !== undefined && { [fillingTimeField]: String(seconds) }) },
    spam,
    ...(isSubmissionId(id) && { submission_id: id.toLowerCase() }),
  };
}

/** Nothing is taken away but line breaks where no form has them, which the database refuses. */
function asWritten(sent: Readonly<Record<string, string>>): Record<string, string> {
  const asked = Object.values<Form>(forms).flatMap(askedFields);
  const lines = new Set(asked.filter(({ kind }) => kind !== 'long-text').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, lines.has(name) ? cleanLine(value) : value]),
  );
}

/** What came of the asked fields as the check leaves it, and all else as it came. */
function cleaned(sent: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) {
  const asked = Object.entries(values).filter(([name]) => Object.hasOwn(sent, name));
  return { ...sent, ...Object.fromEntries(asked) };
}

function refused(refusal: PostRefusal): HostFormResult {
  return { ok: false, refusal };
}
