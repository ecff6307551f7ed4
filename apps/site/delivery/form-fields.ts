import { askedFields, type Form, type Problem } from '@laliaflia/leads';
import type { FormField, LeadFormProblems } from '@laliaflia/ui/lead-form';
import { fieldProblems, fieldWords } from '../content/forms.ts';
import { messages } from '../content/messages.ts';

interface Words {
  label: string;
  missing?: string;
  placeholder?: string;
  options?: Readonly<Record<string, string>>;
}

const wordsOf: Readonly<Record<string, Words>> = fieldWords;

/** The fields of a form as the library draws them. @param hints Of some of them, by their names. */
export function drawnFields(form: Form, hints: Readonly<Record<string, string>> = {}): FormField[] {
  return askedFields(form).map((field) => {
    const { label = field.name, placeholder = '', options = {} } = wordsOf[field.name] ?? {};
    const { name, required, autoComplete } = field;
    const hint = hints[name];
    const about = { name, label, required, ...(autoComplete && { autoComplete }), ...(hint && { hint }) };
    if (field.kind !== 'select') return { ...about, kind: field.kind };
    const choices = field.options.map((value) => ({ value, label: options[value] ?? value }));
    return { ...about, kind: 'select', placeholder, options: choices };
  });
}

/** A sentence for each field concerned, and a heading for all of them. */
export function problemsInWords(
  form: Form,
  problems: Readonly<Record<string, Problem | undefined>>,
): LeadFormProblems {
  const wrong = askedFields(form).flatMap((field) => {
    const problem = problems[field.name];
    return problem ? [{ field, problem }] : [];
  });
  const fields = wrong.map(({ field, problem }) => {
    if (problem === 'missing') return [field.name, wordsOf[field.name]?.missing ?? ''];
    if (problem === 'malformed') return [field.name, fieldProblems.malformed];
    return [field.name, fieldProblems.tooLong(field.kind === 'select' ? 0 : field.limit)];
  });
  return { heading: headingOf(wrong.map(({ problem }) => problem)), fields: Object.fromEntries(fields) };
}

function headingOf(problems: readonly Problem[]): string {
  if (problems.includes('missing')) return messages.form.requiredMissing;
  return problems.every((problem) => problem === 'malformed')
    ? messages.form.checkEmail
    : messages.form.checkFields;
}
