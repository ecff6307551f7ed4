import { z } from 'zod';

type Issue = z.core.$ZodIssue;

export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of records by name',
};

/** The allowed values as text. Our own rules have their own texts; Zod's messages are rewritten in our style. */
export function describeAllowed(schema: z.ZodType, issue: Issue): string {
  if (!/^(Invalid|Too |Unrecognized|Expected)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `a value of the kind "${issue.expected}"`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'unrecognized_keys':
      return `one of the fields ${quoted(keysOf(schemaAt(schema, issue.path, issue.input)))}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_union':
      return oneOf(discriminators(schemaAt(schema, issue.path.slice(0, -1), undefined)));
    default:
      return issue.message;
  }
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? quoted(values) : `one of ${quoted(values)}`;
}

function quoted(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

/** The part of a schema at a path; undefined if the path cannot be followed. */
function schemaAt(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[], value: unknown) {
  let at = bare(schema);
  for (const step of path) {
    if (at instanceof z.ZodObject) at = bare(at.shape[String(step)]);
    else if (at instanceof z.ZodArray) at = bare(at.element);
    else if (at instanceof z.ZodRecord) at = bare(at.valueType);
    else return undefined;
  }
  return at instanceof z.ZodDiscriminatedUnion && value !== undefined ? branch(at, value) : at;
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodReadonly || at instanceof z.ZodOptional || at instanceof z.ZodExactOptional) {
    at = at.def.innerType;
  }
  return at;
}

function branch(union: z.ZodDiscriminatedUnion, value: unknown): z.core.$ZodType | undefined {
  const key = union.def.discriminator;
  const chosen = (value as Record<string, unknown>)[key];
  return union.options.find(
    (option) => option instanceof z.ZodObject && literals(option.shape[key]).includes(chosen),
  );
}

function discriminators(schema: z.core.$ZodType | undefined): readonly unknown[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) =>
    option instanceof z.ZodObject ? literals(option.shape[schema.def.discriminator]) : [],
  );
}

function literals(schema: z.core.$ZodType | undefined): readonly unknown[] {
  return schema instanceof z.ZodLiteral ? [...schema.values] : [];
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
