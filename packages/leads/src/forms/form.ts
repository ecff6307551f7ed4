import type { Database } from '../database.gen.ts';

/** One field of a form. Its name is its key: in the form, in the post, in the table, in the words of the site. */
export type Field =
  | (Asked & { kind: 'text' | 'email' | 'tel' | 'long-text'; limit: number })
  | (Asked & { kind: 'select'; options: readonly [string, ...string[]] })
  /** Not asked for: the page, the script or another form of the same name sends it along. */
  | { kind: 'hidden' };

interface Asked {
  required: boolean;
  /** What the browser may fill in, in the words of HTML. */
  autoComplete?: string;
}

type Tables = Database['public']['Tables'];

/** One kind of thing that a visitor sends. */
export interface Form {
  /** The value of the hidden field `form-name`, and the kind of the lead. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** The fields of an assessment: `q` stands for q1, q2 … as many as the content asks. */
  numbered?: string;
  /** Pages that ask for less under the same name: by their value of the hidden field `topic`, the fields asked for. */
  shorter?: Readonly<Record<string, readonly string[]>>;
  /** Where it goes first. Without one, the host's form handling takes it. */
  table?: {
    name: keyof Tables;
    /** Columns with a value that nobody fills in. */
    constants?: Readonly<Record<string, unknown>>;
    /** The database holds each value once: a second row is refused. */
    unique?: 'email';
  };
}

type Names<F extends Form, Hidden extends boolean> = {
  [Name in keyof F['fields'] & string]: F['fields'][Name]['kind'] extends 'hidden'
    ? Hidden extends true
      ? Name
      : never
    : Hidden extends true
      ? never
      : Name;
}[keyof F['fields'] & string];

/** The names of the fields that a visitor fills in. */
export type AskedName<F extends Form> = Names<F, false>;

/** What a visitor fills in, cleaned. */
export type AskedValues<F extends Form> = { [Name in AskedName<F>]: string };

/** What is sent. */
export type FormValues<F extends Form> = AskedValues<F> & { [Name in Names<F, true>]?: string } & (F extends {
    numbered: infer Prefix extends string;
  }
    ? { [Name in `${Prefix}${number}`]: string }
    : unknown);

/** The fields that a visitor fills in, in the order of the form. */
export function askedFields({ fields }: Form) {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'hidden' ? [] : [{ name, ...field }],
  );
}

/** The form as the page asks for it that has sent these values. */
export function formAskedBy(form: Form, sent: Readonly<Record<string, string>>): Form {
  const asked = Object.entries(form.shorter ?? {}).find(([topic]) => topic === sent.topic)?.[1];
  if (asked === undefined) return form;
  const fields = Object.entries(form.fields).filter(([name]) => asked.includes(name));
  return { ...form, fields: Object.fromEntries(fields) };
}
