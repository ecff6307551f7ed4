import { isEmail } from './email.ts';
import { type AskedName, type AskedValues, askedFields, type Field, type Form } from './form.ts';
import { cleanLine, cleanText } from './text.ts';

/** What is wrong with a field. The words for it belong to the site. */
export type Problem = 'missing' | 'malformed' | 'too long';
export type Problems<F extends Form> = { [Name in AskedName<F>]?: Problem };

/**
 * Cleans what a visitor has written and looks at it: the one place where that happens on its way to the database.
 * @returns The values as they are sent, and `null` for the problems when they can be.
 */
export function checkForm<F extends Form>(
  form: F,
  written: Readonly<Record<string, string>>,
): { values: AskedValues<F>; problems: Problems<F> | null } {
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const field of askedFields(form)) {
    const value = clean(field, written[field.name] ?? '');
    const problem = value === '' ? missing(field) : formatProblem(field, value);
    values[field.name] = value;
    if (problem) problems[field.name] = problem;
  }
  const isFine = Object.keys(problems).length === 0;
  return { values: values as AskedValues<F>, problems: isFine ? null : (problems as Problems<F>) };
}

type Asked = Exclude<Field, { kind: 'hidden' }>;

/** Ends trimmed, control characters removed. A choice that is not on the list is none. */
function clean(field: Asked, value: string): string {
  if (field.kind === 'long-text') return cleanText(value);
  const line = cleanLine(value);
  return field.kind === 'select' && !field.options.includes(line) ? '' : line;
}

function missing({ required }: Asked): Problem | undefined {
  return required ? 'missing' : undefined;
}

function formatProblem(field: Asked, value: string): Problem | undefined {
  if (field.kind === 'email') return isEmail(value) ? undefined : 'malformed';
  return field.kind !== 'select' && value.length > field.limit ? 'too long' : undefined;
}
