import type { z } from 'zod';
import { describeAllowed, fieldName } from './allowed.ts';

/** A mistake in the content, described for its author. */
export interface Problem {
  /** Below apps/site. */
  file: string;
  /** `steps.2.title`; empty for the file as a whole. */
  field: string;
  /** The wrong value. */
  wrong: string;
  /** Finishes "Allowed is …". */
  allowed: string;
}

/** Stops a build and lists every mistake at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(listOf(problems));
    this.problems = problems;
  }
}

function listOf(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`;
  const entries = problems.map(({ file, field, wrong, allowed }) =>
    [`  ${file}${field === '' ? '' : `, ${field}`}`, `    is       ${wrong}`, `    allowed  ${allowed}`].join(
      '\n',
    ),
  );
  return `The content has ${count}, so nothing is built.\n\n${entries.join('\n\n')}\n`;
}

/** The mistakes that a schema finds in a value. `at` is the value's position in its file. */
export function problemsOf(
  file: string,
  schema: z.ZodType,
  value: unknown,
  at: readonly PropertyKey[] = [],
): Problem[] {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const allowed = describeAllowed(schema, issue);
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...path, key]),
        wrong: 'a field that is not known here',
        allowed,
      }));
    }
    return [{ file, field: fieldName(path), wrong: show(valueAt(value, issue.path)), allowed }];
  });
}

/** A rule about two fields checks their group and reports one of them. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function show(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 90 ? `${text.slice(0, 88)}…` : text;
}
